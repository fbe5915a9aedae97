import { z } from 'zod'

import { pageSchema } from '#domain/page-number.ts'

export const pageQuerySchema = z.object({ page: pageSchema })
