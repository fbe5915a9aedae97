import type { HttpBindings } from '@hono/node-server'

import type { ClientInfo } from '#api/api-env.ts'

import type { PageReads } from './pages.ts'

/** Set by whoever wants a page for nobody in particular, and measures, logs and counts for itself. */
type Render = { info: ClientInfo; reads: PageReads }

export type WebEnv = { Bindings: Partial<HttpBindings> & { render?: Render }; Variables: { info: ClientInfo } }
