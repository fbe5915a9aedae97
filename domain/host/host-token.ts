export const HOST_SCOPES = ['users', 'workspaces', 'assets', 'read'] as const
export type HostScope = (typeof HOST_SCOPES)[number]

/** R405: a token of the site builder, and what it may be used for. */
export type HostToken = {
  /** For the operator; never sent. */
  name: string
  token: string
  scopes: readonly HostScope[]
  expiresOn?: Date | undefined
  /** Whether a client of this address may use it; without it every address may. */
  allows?: ((address: string) => boolean) | undefined
}
