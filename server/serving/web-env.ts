import type { HttpBindings } from '@hono/node-server'

import type { ClientInfo } from '#api/api-env.ts'
import type { RenderResult } from '#app/load-context.ts'
import type { PageImpressions } from '#domain/statistics/page-impressions.ts'

/** Set by the page cache, which renders pages without a visitor, and measures, logs and counts its requests itself. */
type Render = {
  info: ClientInfo
  result: RenderResult
  notes: PageImpressions
  /** The replica that the page is read from. */
  replica?: string | undefined
  /** Aborts when everybody who waited for the page has gone. */
  signal: AbortSignal | undefined
  /** Called when the render has had its turn (R581). */
  onStart: () => void
}

export type WebEnv = { Bindings: Partial<HttpBindings> & { render?: Render }; Variables: { info: ClientInfo } }
