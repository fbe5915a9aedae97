import { z } from 'zod'

import { platformFileSchema } from './platform-file.ts'

/** R466: the file's schema for editors, as deploy/platform.schema.json has it. */
export const platformJsonSchema = () =>
  `${JSON.stringify(z.toJSONSchema(platformFileSchema, { io: 'input' }), undefined, 2)}\n`
