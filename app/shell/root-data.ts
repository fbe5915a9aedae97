import type { SiteInfo } from '#app/load-context.ts'

/** Data for the header and footer of every page. */
export type RootData = {
  site: SiteInfo
  viewer: {
    name: string
    profileSlug: string | undefined
    /** Of the account's own profile and of workspaces that it is in. */
    ownSlugs: string[]
    unread: number
    isAdmin: boolean
  } | null
  /** The address of the page, to come back to. */
  here: string
}
