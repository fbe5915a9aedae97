/** The page size of every paged list, and the cap of a profile's site order. */
export const PAGE_SIZE = 24

/** Lists end here, however long they are. */
export const MAX_PAGES = 50

export const DAY_MS = 86_400_000

/** R70: as many experts as a shortlist holds, and as can be compared at once. */
export const SHORTLIST_SIZE = 12

/** R60: a hire page with fewer listed experts is not for search engines. */
export const INDEXABLE_EXPERTS = 3

/** R162: pages with more experts than this are counted by bits; up to there, one by one is quicker. */
export const COUNTED_ONE_BY_ONE = 1000

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
  query: 200,
  fieldName: 64,
  fileName: 255,
  reason: 1000,
} as const

export const MAX_COUNT = {
  skills: 60,
  languages: 20,
  featuredAssets: 3,
  editedFields: 40,
  members: 1000,
  hirePaths: 100,
  badges: 40,
  /** Profiles changed at once by an admin: those of one page, and as many again. */
  bulk: 100,
} as const

/** What a typeahead offers of each kind. */
export const MAX_SUGGESTED = { skills: 5, places: 4, experts: 4 } as const

/** Lengths of a message to an expert, in characters. */
export const MESSAGE = {
  subject: { min: 3, max: 150 },
  body: { min: 20, max: 5000 },
  reply: { min: 1, max: 5000 },
  report: { min: 3, max: 1000 },
  idempotencyKey: 200,
  /** Of one conversation; whoever has more to say begins another. */
  replies: 200,
} as const

/** R87: a guest's message that nobody confirms is deleted after this many days. */
export const UNCONFIRMED_DAYS = 7

/** R88: links to confirm an inquiry address work this long. */
export const INQUIRY_LINK_DAYS = 7

/** R92: a form that comes back sooner was filled in by no person, one that comes back later is stale. */
export const FORM_SECONDS = { min: 3, max: 24 * 60 * 60 } as const

/** R98: the median counts first replies of this many days, and is shown from this many on. */
export const RESPONSE_TIME = { days: 90, conversations: 5 } as const

export const NEWS = {
  /** R131: at least this many days of it. */
  days: 30,
  /** Looks that are closer together than this are one visit. */
  visitMinutes: 60,
} as const

/** R133: so much stands in one mail; the page has the rest. */
export const DIGEST_ITEMS = 20

export const PASSWORD = { min: 10, max: 128 } as const

export const SECOND_FACTOR = {
  recoveryCodes: 10,
  /** How long the second step of signing in may take. */
  pendingMinutes: 10,
  /** More than any code has, with the spaces that people put into it. */
  typedCode: 40,
} as const

/** A released handle stays reserved for its former owner this long. */
export const HANDLE_RESERVED_DAYS = 90

/** An availability not confirmed for this long is shown as unconfirmed. */
export const AVAILABILITY_FADES_DAYS = 30

/** R120: what tells visitors apart is removed after this many days. */
export const VISITORS_KEPT_DAYS = 2

/** How many days of statistics can be asked for. */
export const STATISTICS_DAYS = { max: 365, usual: 30 } as const

/** R173: marks of a profile change its score no more often than this. */
export const SCORE_SECONDS = { marks: 600 } as const

export const MAX_BODY_BYTES = 256 * 1024

export const UPLOAD = {
  maxBytes: 8 * 1024 * 1024,
  /** More than today's cameras give; a small file can claim far more than memory holds. */
  maxPixels: 50_000_000,
  /** How long the form to send a file is good for. */
  minutes: 10,
  /** A picture that no profile shows is kept this long. */
  keptHours: 24,
} as const

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
  /** Pictures, per account: what is sent and never used takes room for a day. */
  uploads: { points: 100, seconds: 60 * 60 },
  /** Messages to experts, per account or guest's address. */
  messagesOfSender: { points: 10, seconds: 60 * 60 },
  /** Messages to one profile. */
  messagesToProfile: { points: 60, seconds: 60 * 60 },
  /** Messages from one network address: many people may share one. */
  messagesFromAddress: { points: 30, seconds: 60 * 60 },
  /** Answers in conversations, per account, and per conversation of a guest. */
  replies: { points: 60, seconds: 60 * 60 },
  /** Reports of profiles, per account, or per network address of a guest. */
  reports: { points: 10, seconds: 60 * 60 },
  /** Mails that ask whether an inquiry address is theirs, per profile. */
  inquiryMails: { points: 5, seconds: 60 * 60 },
  /** R246: one-time and recovery codes that were wrong, per account over all addresses. */
  secondFactor: { points: 10, seconds: 15 * 60 },
  /** R252: mails about new devices, per account. */
  deviceNotices: { points: 5, seconds: 24 * 60 * 60 },
} as const
