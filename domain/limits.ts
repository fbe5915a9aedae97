/** The page size of every paged list, and the cap of a profile's site order. */
export const PAGE_SIZE = 24

/** Lists end here, however long they are. */
export const MAX_PAGES = 50

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** R70: as many experts as a shortlist holds, and as can be compared at once. */
export const SHORTLIST_SIZE = 12

/** R60: a hire page with fewer listed experts is not for search engines. */
export const INDEXABLE_EXPERTS = 3

/** R162: pages with more experts than this are counted by bits; up to there, one by one is quicker. */
export const USE_BITS_ABOVE = 1000

/** The sitemap protocol's own limit per file. */
export const SITEMAP_FILE_URLS = 50_000

/** What a public profile needs. */
export const PUBLIC_ACCOUNT_AGE_DAYS = 4
export const PUBLIC_PUBLISHED_SITES = 1

export const MAX_LENGTH = {
  name: 200,
  /** Of accounts and guests: it stands in mails to people who have not asked for them. */
  accountName: 80,
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
  /** R235: Burmese writes so many on one letter. */
  marksOnLetter: 4,
  /** Works of one kind that the editor lists: five pages of them. */
  editedWorks: 5 * PAGE_SIZE,
  /** Analytics events in an export, the newest. */
  exportedEvents: 1000,
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

/** R242: a guest's link to their conversation is good for this many days after it was mailed, or the last message. */
export const CONVERSATION_LINK_DAYS = 90

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

/** R210: a password's strength is that of its first characters (longer ones take too long), scored from 0 to 4. */
export const PASSWORD_STRENGTH = { characters: 64, score: 3 } as const

/** R205: how long a mailed link of an account is good for. */
export const ACCOUNT_LINK_HOURS = { 'verify-email': 24, 'change-email': 24, 'reset-password': 1 } as const

/** R214: how long the demo's mailbox shows a mail. */
export const MAILBOX_HOURS = 24

export const SECOND_FACTOR = {
  /** R257: turned on by mistake or by a thief, it goes with a new password by mail for so many days. */
  revocableDays: 7,
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

/** R185: lists and objects within each other; what we ask for has five. */
export const MAX_JSON_DEPTH = 32

/** R180: what a form of a page may hold, besides a file. */
export const FORM = {
  bytes: MAX_BODY_BYTES,
  fieldBytes: 64 * 1024,
  /** A whole form that waits for a sign-in. */
  keptBytes: 192 * 1024,
  /** A file that is not wanted is read past so far and no further. */
  skippedBytes: 16 * 1024 * 1024,
  /** R286: of whoever may send a picture, one that is too large: what photographs have, so that their form is kept. */
  tooLargeBytes: 100 * 1024 * 1024,
} as const

/** R182: in bytes; the path alone, and with its query. */
export const MAX_URL = { path: 2048, whole: 12_288 } as const

/** R183: bodies that are on their way, per process. One that pauses for so long is given up. */
export const BODIES = { max: 512, perAddress: 16, idleMs: 20_000 } as const

/** R184: what is left of a body when the answer is given is read past, up to this. */
export const DRAIN = { bytes: 1024 * 1024, ms: 5000 }

/** R183: open connections, per process. Many people may share one address. */
export const CONNECTIONS = { max: 10_000, perAddress: 500 } as const

export const UPLOAD = {
  maxBytes: 8 * 1024 * 1024,
  /** A small file can claim far more than memory holds. */
  maxPixels: 16_000_000,
  /** More than today's cameras give: a JPEG is made smaller while it is decoded. */
  maxJpegPixels: 50_000_000,
  /** Width or height, in pixels. */
  maxSide: 12_000,
  /** How long the form to send a file is good for. */
  minutes: 10,
  /** A picture that no profile shows is kept this long. */
  keptHours: 24,
} as const

/** R191, R192: of the process that decodes what strangers sent, and of the queue in front of it. */
export const PICTURE_PROCESS = {
  residentBytes: 512 * 1024 * 1024,
  restingBytes: 160 * 1024 * 1024,
  seconds: 10,
  /** Without a job for so long it is ended, and its memory given back. */
  idleSeconds: 60,
  atOnce: 1,
  waiting: 16,
} as const

/** R260: per process; each takes a connection to the database while it runs. */
export const SEARCHES = { atOnce: 3, waiting: 300 } as const

/** R193: each hash takes 32 MB and a tenth of a second of a processor: others need one, too. */
export const PASSWORD_HASHING = { atOnce: 1, waiting: 64 } as const

/** R223: a browser that has signed in to an account is known to it this long after the last time; so many accounts each. */
export const KNOWN_DEVICE = { days: 400, accounts: 10 } as const

type RateLimit = {
  points: number
  seconds: number
  /** Counted in memory by each process for itself: for reads, which must not wait for the database. */
  perProcess?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `points` acts within `seconds`, per what the name says. A network is what R220 says, never a single IPv6 address. */
export const RATE_LIMITS = {
  /** Failures, per account and network, or per account and browser that has signed in to it before. */
  signIn: { points: 10, seconds: 15 * MINUTE },
  /** Failures, per account over all networks; browsers that have signed in to it before are not counted. */
  signInsToAccount: { points: 100, seconds: DAY },
  /** Failures, per network over all accounts. */
  signInsFromNetwork: { points: 100, seconds: HOUR },
  /** New accounts, and tries to make one, per network. */
  signUps: { points: 30, seconds: HOUR },
  /** How often a network is told that an address has an account. */
  addressesTold: { points: 5, seconds: HOUR },
  /** Per account. */
  writes: { points: 120, seconds: MINUTE },
  /** Per network, where nobody is signed in: many people may share one. */
  anonymousWrites: { points: 600, seconds: MINUTE },
  /** Looking up handles and suggestions, per network. */
  lookups: { points: 60, seconds: MINUTE },
  /** Searches by words, per network. */
  searches: { points: 120, seconds: MINUTE, perProcess: true },
  /** Lists, counts and comparisons that are read by API, per network; pages are not counted, search engines read them. */
  listReads: { points: 300, seconds: MINUTE, perProcess: true },
  /** Asking for a new password, per network: nothing else uses this up, since it is the way back in. */
  resetsFromNetwork: { points: 60, seconds: HOUR },
  /** Exports of everything, per account. */
  exports: { points: 20, seconds: HOUR },
  /** Mails that a stranger can make us send, per recipient and kind of mail. */
  accountMails: { points: 5, seconds: HOUR },
  /** The same, per network over all recipients; those that are asked for to choose a new password aside. */
  mailsFromNetwork: { points: 60, seconds: HOUR },
  /** Pictures, per account: what is sent and never used takes room for a day. */
  uploads: { points: 100, seconds: HOUR },
  /** Pictures, per network: a new account does not begin anew. */
  uploadsFromNetwork: { points: 300, seconds: HOUR },
  /** Messages to experts, per address of the sender. */
  messagesOfSender: { points: 10, seconds: HOUR },
  /** Messages that arrive, per account or workspace that gets them. */
  messagesToRecipient: { points: 60, seconds: HOUR },
  /** Messages from one network: many people may share one. */
  messagesFromNetwork: { points: 30, seconds: HOUR },
  /** Answers in conversations, per account, or per address of a guest. */
  replies: { points: 60, seconds: HOUR },
  /** Reports of profiles, per account, or per network of a guest. */
  reports: { points: 10, seconds: HOUR },
  /** Reports of accounts, per network: a new account does not begin anew. */
  reportsFromNetwork: { points: 30, seconds: HOUR },
  /** Mails that ask whether an inquiry address is theirs, per owner, and per address. */
  inquiryMails: { points: 5, seconds: HOUR },
  /** New links to a conversation, mailed to its guest, per conversation. */
  conversationLinks: { points: 3, seconds: DAY },
  /** R246: one-time and recovery codes that were wrong, per account over all networks. */
  secondFactor: { points: 10, seconds: 15 * MINUTE },
  /** R252: mails about new devices, per account. */
  deviceNotices: { points: 5, seconds: DAY },
} as const satisfies Record<string, RateLimit>

/** R195: how long the database may keep a request waiting, in milliseconds; `answer` is for a line that has died. */
export const REQUEST_TIMEOUTS = { statement: 15_000, lock: 10_000, idleInTransaction: 30_000, answer: 25_000 } as const
