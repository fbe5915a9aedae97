import type { Auth } from '#adapters/auth/auth.ts'
import type { KnownDevices } from '#adapters/auth/known-device.ts'
import type { Failure } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

/** What comes with a request besides the request: never headers, which anyone could send. */
export type ClientInfo = { clientAddress: string; requestId: string }

/** Who reads a page: its calls share one look at the session, which would otherwise take most of their time. */
export type PageReader = { viewer?: Promise<Viewer> }

/** A call by a page of this process, without a socket: a route may leave its value here in place of JSON. */
export type InProcessCall = { value?: object; reader?: PageReader | undefined }

/** The body of a call about accounts: names with plain values. */
export type AccountBody = Record<string, string | number | boolean | null>

export type ApiEnv = {
  Bindings: ClientInfo & { inProcess?: InProcessCall }
  Variables: { viewer: Viewer; isHost: boolean; accountBody: AccountBody }
}

export type ApiDeps = Deps & {
  auth: Auth
  knownDevices: KnownDevices
  readViewer: (headers: Headers) => Promise<Viewer>
  /** What the site builder shows; without one its addresses do not exist. */
  hostSyncToken: string | undefined
  isOwnOrigin: (origin: string) => boolean
  /** Whether an error means that the database is away for now. */
  isAway: (error: unknown) => boolean
  /** What the database has refused for a reason that whoever asks can be told. */
  refusalOf: (error: unknown) => Failure | undefined
  onError: (error: unknown, info: ClientInfo) => void
}
