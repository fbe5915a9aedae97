/** The page size of every paged list, and the cap of a profile's site order. */
export const PAGE_SIZE = 24

/** Lists end here, however long they are. */
export const MAX_PAGES = 50

export const DAY_MS = 86_400_000

/** R60: a hire page with fewer listed experts is not for search engines. */
export const INDEXABLE_EXPERTS = 3

/** The sitemap protocol's own limit per file. */
export const SITEMAP_FILE_URLS = 50_000

/** What a public profile needs. */
export const PUBLIC_ACCOUNT_AGE_DAYS = 4
export const PUBLIC_PUBLISHED_SITES = 1

export const MAX_LENGTH = {
  name: 200,
  title: 120,
  employer: 120,
  about: 5000,
  skill: 80,
  place: 120,
  url: 2000,
  email: 254,
  caption: 280,
  description: 300,
  assetDescription: 5000,
  id: 100,
  fieldName: 64,
} as const

export const MAX_COUNT = {
  skills: 60,
  languages: 20,
  featuredAssets: 3,
  editedFields: 40,
  members: 1000,
  hirePaths: 100,
} as const

export const PASSWORD = { min: 10, max: 128 } as const

/** A released handle stays reserved for its former owner this long. */
export const HANDLE_RESERVED_DAYS = 90

/** An availability not confirmed for this long is shown as unconfirmed. */
export const AVAILABILITY_FADES_DAYS = 30

/** R120: what tells visitors apart is removed after this many days. */
export const VISITORS_KEPT_DAYS = 2

/** How many days of statistics can be asked for. */
export const STATISTICS_DAYS = { max: 365, usual: 30 } as const

export const MAX_BODY_BYTES = 256 * 1024

/** `points` acts within `seconds`, per what the name says. */
export const RATE_LIMITS = {
  /** Failures, per account and address. */
  signIn: { points: 10, seconds: 15 * 60 },
  /** Per account. */
  writes: { points: 120, seconds: 60 },
  /** Per address, where nobody is signed in: many people may share one. */
  anonymousWrites: { points: 600, seconds: 60 },
  /** Looking up handles and suggestions, per address. */
  lookups: { points: 60, seconds: 60 },
  /** Mails that a stranger can make us send, per recipient. */
  accountMails: { points: 5, seconds: 60 * 60 },
} as const
