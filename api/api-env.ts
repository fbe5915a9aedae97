import type { Auth } from '#adapters/auth/auth.ts'
import type { KnownDevices } from '#adapters/auth/known-device.ts'
import type { ReadOnlyState } from '#domain/admin/read-only.ts'
import type { HostToken } from '#domain/host/host-token.ts'
import type { Failure } from '#domain/result.ts'
import type { UnavailablePart } from '#domain/unavailable.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Context that accompanies a request. It never comes from headers, which any client could send. */
export type ClientInfo = { clientAddress: string; requestId: string }

/** The visitor for whom a page is rendered: its calls read the session once, which takes most of their time. */
export type PageViewer = { viewer?: Promise<Viewer> }

/** A call by an in-process page, without a socket: a route may put its value here instead of JSON. */
export type InProcessCall = { value?: object; reader?: PageViewer | undefined }

/** The body of a call about accounts: a flat object of plain values. */
export type AccountBody = Record<string, string | number | boolean | null>

export type ApiEnv = {
  Bindings: ClientInfo & { inProcess?: InProcessCall }
  Variables: { viewer: Viewer; host: HostToken | undefined; accountBody: AccountBody }
}

/** A call that was answered; `route` is its pattern, never the address that was asked for. */
export type CompletedCall = {
  method: string
  route: string
  status: number
  /** Whether a page of this site made it, without a socket. */
  inProcess: boolean
  seconds: number
}

export type ApiDeps = Deps & {
  /** R195: connections without a request's timeouts, for the few requests that may take longer. */
  background: Pick<Deps, 'db'>
  auth: Auth
  knownDevices: KnownDevices
  readViewer: (headers: Headers) => Promise<Viewer>
  /** R620: in force while the site takes no changes. */
  readOnly: () => ReadOnlyState | undefined
  /** The site builder's tokens; without one its routes do not exist. */
  hostTokens: HostToken[]
  isOwnOrigin: (origin: string) => boolean
  /** The part of the site that an error says is temporarily unavailable. */
  unavailablePart: (error: unknown) => UnavailablePart | undefined
  /** The failure to report for a refusal by the database, where the client may learn the reason. */
  refusalOf: (error: unknown) => Failure | undefined
  onError: (error: unknown, info: ClientInfo) => void
  /** R460: tells of each call once it is answered. */
  onAnswered?: (call: CompletedCall) => void
}
