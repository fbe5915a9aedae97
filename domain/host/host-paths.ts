export const HOST_KINDS = ['user', 'workspace', 'asset'] as const
export type HostKind = (typeof HOST_KINDS)[number]

/** The word of each kind in addresses and in the lines of a batch. */
export const HOST_PATHS = ['users', 'workspaces', 'assets'] as const
export type HostPath = (typeof HOST_PATHS)[number]

export const HOST_KIND_BY_PATH: Record<HostPath, HostKind> = { users: 'user', workspaces: 'workspace', assets: 'asset' }
