/** What a site builder has. Guildhall knows people as users, and sites as assets: see guildhall/describe-entry.ts. */
export type Person = { id: string; name: string; email: string; emailVerified: boolean; createdOn: string }

export const PLANS = ['free', 'core', 'agency'] as const
export type Plan = (typeof PLANS)[number]
export type Workspace = { id: string; name: string; slug: string; plan: Plan; ownerId: string; createdOn: string }

export type Owner = { personId: string } | { workspaceId: string }
export type Site = { id: string; name: string; slug: string; owner: Owner; publishedOn: string | null }

export type Entries = { people: Person; workspaces: Workspace; sites: Site }
export type Kind = keyof Entries
/** The version grows with every change, so that an older report never overwrites a newer one. */
export type Versioned<T> = T & { version: number }

/** An event of Guildhall, as it came by webhook. */
export type ReceivedEvent = { id: string; type: string; timestamp: string; data: Record<string, unknown> }
