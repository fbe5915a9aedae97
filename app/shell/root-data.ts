import type { SiteInfo } from '#app/load-context.ts'
import type { Language } from '#locales/texts.ts'

/** Data for the header and footer of every page. */
export type RootData = {
  site: SiteInfo
  language: Language
  viewer: {
    name: string
    profileSlug: string | undefined
    /** Of the account's own profile and of workspaces that it is in. */
    ownSlugs: string[]
    unread: number
    isAdmin: boolean
    /** null: not known yet. */
    timeZone: string | null
  } | null
  /** How many experts are on the visitor's shortlist. */
  shortlisted: number
  /** The current page's address, for links that lead back. */
  here: string
}
