/**
 * The numbers that the rules name, and those that more than one floor needs: sizes, counts, lengths and times. How often
 * something may be done is in `limits/rate-limits.ts`, what a process may do at once in `limits/resource-limits.ts`.
 * A number that governs one mechanism alone is beside it: when a message is spam in `messages/message-filter.ts`, the
 * weights of a score in `lists/ranking/score.ts`, how long a page is cached in `server/page-cache/page-cache.ts`.
 */

/** The page size of every paged list, and the cap of a profile's site order. */
export const PAGE_SIZE = 24

/** No list has more pages. */
export const MAX_PAGES = 50

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** R70: the maximum number of experts on a shortlist and in a comparison. */
export const MAX_SHORTLIST = 12

/** R60: a hire page with fewer listed experts is not for search engines. */
export const MIN_INDEXABLE_EXPERTS = 3

/** R162: pages with more experts than this are counted by bits; up to there, one by one is quicker. */
export const MIN_EXPERTS_FOR_BITMAPS = 1000

/** The sitemap protocol's own limit per file. */
export const MAX_SITEMAP_FILE_URLS = 50_000

export const MAX_LENGTH = {
  name: 200,
  /** Names of accounts and guests: they appear in unsolicited mails. */
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
  fileName: 255,
  reason: 1000,
  /** R621: on the banner of every page. */
  readOnlyMessage: 300,
} as const

export const MAX_COUNT = {
  /** R711: members of a workspace that are listed for those who manage it. */
  shownMembers: 100,
  /** Workspaces of an account that a form may name. */
  memberships: 200,
  skills: 60,
  languages: 20,
  featuredAssets: 3,
  members: 1000,
  hirePaths: 100,
  badges: 40,
  /** R235: Burmese uses up to this many marks on one letter. */
  marksPerCharacter: 4,
  /** Works of one kind in the editor: five pages. */
  editedWorks: 5 * PAGE_SIZE,
  /** Newest analytics events in an export. */
  exportedEvents: 1000,
  /** Profiles that an admin can change at once: several pages. */
  bulk: 100,
} as const

/** Suggestions of each kind in a typeahead. */
export const MAX_SUGGESTED = { skills: 5, places: 4, experts: 4 } as const

/** Lengths of a message to an expert, in characters. */
export const MESSAGE_LIMITS = {
  subject: { min: 3, max: 150 },
  body: { min: 20, max: 5000 },
  reply: { min: 1, max: 5000 },
  report: { min: 3, max: 1000 },
  /** The budget, and each other hint of the form. */
  hint: 100,
  idempotencyKey: 200,
  repliesPerConversation: 200,
} as const

/** R340: a brief goes to this many experts at most; lengths in characters. R344: working days without an answer until the client is reminded. */
export const BRIEF_LIMITS = {
  experts: 3,
  audience: 500,
  budget: 100,
  timing: 100,
  examples: 5,
  silentDays: 3,
  /** If the job was off, no reminder is sent for a brief that is older than this. */
  toldWithinDays: 30,
} as const

/** R343: files of a brief; a picture is scaled down to `pixels` at its longer side. */
export const BRIEF_FILE_LIMITS = {
  count: 3,
  maxBytes: 5 * 1024 * 1024,
  pixels: 2400,
  name: 100,
  /** A file that was never stored whole is removed after this long. */
  unfinishedMs: HOUR_MS,
  /** R709: the mail about new files is sent this long after the last one. */
  quietMinutes: 10,
  /** How many senders' files a process checks and stores at a time, and how many wait for that. */
  atOnce: 2,
  waiting: 32,
} as const

/** R773: an objection. Lengths in characters; messages are those of both sides, the objection's own text included. */
export const OBJECTION_LIMITS = {
  /** Six months, from the day on which the reasons are complete. */
  days: 183,
  text: { min: 20, max: 5000 },
  reply: { min: 1, max: 5000 },
  messages: 50,
} as const

/** R87: a guest's unconfirmed message is deleted after this many days. */
export const UNCONFIRMED_MESSAGE_DAYS = 7

/** R88: links to confirm an inquiry address work this long. */
export const INQUIRY_LINK_DAYS = 7

/**
 * R242: a guest's link to their conversation is valid for this many days after it was mailed, or after the last
 * message.
 */
export const CONVERSATION_LINK_DAYS = 90

/** R661, R662: how long a guest's link to their requests works, and how long it opens them in a browser. */
export const GUEST_REQUESTS_LIFETIME = { linkMinutes: 60, sessionMinutes: 60 } as const

/** R92: a form that is sent sooner was filled in by a bot, one that is sent later is stale. */
export const FORM_FILL_SECONDS = { min: 3, max: 24 * 60 * 60 } as const

/** R98, R335: response time and response rate cover this many days, and are shown from this many conversations on. */
export const RESPONSE_METRICS_SAMPLE = { days: 90, conversations: 5 } as const

/** R335: an answer within this many days counts. R337: an expert with at least this share answers most messages. */
export const ANSWER_RATE_THRESHOLDS = { days: 3, most: 0.8 } as const

export const NEWS_LIMITS = {
  /** R131: news of at least this many days. */
  days: 30,
  /** R131a: requests closer together than this are one visit. */
  visitMinutes: 60,
} as const

/** R133: items per mail; the page has the rest. */
export const MAX_DIGEST_ITEMS = 20

export const PASSWORD_LIMITS = { min: 10, max: 128 } as const

/**
 * R210: only the first characters of a password are checked (longer ones take too long); the score ranges from 0 to 4.
 */
export const PASSWORD_STRENGTH = { characters: 64, score: 3 } as const

/** R205: how long a mailed link of an account is valid. */
export const ACCOUNT_LINK_HOURS = { 'verify-email': 24, 'change-email': 24, 'reset-password': 1 } as const

/** R602: the entries of one export; a range of fewer days has the others. */
export const MAX_AUDIT_EXPORT_ENTRIES = 10_000

/** R125: every request of an account reads its workspaces, so the demo limits their number. */
export const MAX_DEMO_WORKSPACES = 20

/** R214: how long the demo's mailbox shows a mail. */
export const DEMO_MAILBOX_HOURS = 24

/** R458: connections to the mail server at once, on each node; `maxConnections` in `SMTP_URL` lowers it. */
export const MAX_SMTP_CONNECTIONS = 10

/** R459: how long a mail is stored, sent or not (its text is deleted earlier, R214), and an analytics event. */
export const MAIL_RETENTION_DAYS = 90
export const ANALYTICS_RETENTION_DAYS = 365

export const SECOND_FACTOR_LIMITS = {
  /**
   * R257: a factor turned on within this many days, perhaps by mistake or by a thief, is removed by a password reset.
   */
  revocableDays: 7,
  recoveryCodes: 10,
  /** How long the second step of signing in may take. */
  pendingMinutes: 10,
  /** Longer than any code, including the spaces that people insert. */
  typedCode: 40,
} as const

/** Signing in at the site builder. */
export const HOST_SIGN_IN_LIMITS = {
  /** How long somebody may take to sign in there. */
  pendingMinutes: 15,
  /** R418: how long a fresh sign-in stands for the password. */
  freshMinutes: 10,
  /** R415: how long joining two accounts may take, the mail included. */
  joinMinutes: 60,
  /** R417: a sign-out that was issued longer ago is refused. */
  logoutMinutes: 10,
  /** Clocks of two servers differ. */
  clockSeconds: 60,
  /** What the site builder may answer. */
  answerBytes: 256 * 1024,
  answerMs: 8000,
  /** The longest subject that OpenID Connect allows; longer texts of any kind are not taken. */
  textLength: 255,
} as const

/** R526: waiting reports of the site builder that one transaction applies. */
export const WAITING_REPORT_LIMITS = { atOnce: 500 } as const

/** R522: a profile changes its handle this often within so many days; `HANDLE_CHANGES` sets another number. */
export const HANDLE_CHANGE_LIMITS = { usual: 3, days: 30 } as const

/** R26: a former handle stays reserved for its former owner this long. */
export const FORMER_HANDLE_RESERVED_DAYS = 90

/** R794, R798, R799: proofs of a profile. */
export const PROOF_LIMITS = {
  count: 5,
  /** A proof is checked again after this many days, and up to `spreadDays` more, so that checks are spread out. */
  recheckDays: 28,
  spreadDays: 4,
  /** From the first failure to the check that decides whether its owner is mailed. */
  secondCheckDays: 3,
  /** From that mail to the check after which the proof is no longer shown. */
  lastCheckHours: 24,
} as const

/** R797: what is read of a website that a user named. */
export const WEBSITE_LIMITS = { pageBytes: 512 * 1024, redirects: 3, totalMs: 5000 } as const

/** R24: an availability that was not confirmed for this long is shown as unconfirmed. */
export const AVAILABILITY_CONFIRMED_DAYS = 30

/** R120: visitor hashes are deleted after this many days. */
export const VISITOR_RETENTION_DAYS = 2

/** R382: how long the change log keeps a change, and how many it keeps. */
export const CHANGE_LOG_RETENTION = { hours: 1, rows: 1_000_000 } as const

/** R351: the weeks that an owner's funnel shows. R350: counts of what was shown are deleted after these days. */
export const FUNNEL_LIMITS = { weeks: 12, retentionDays: 100 } as const

/** R352: the periods that an admin chooses from. */
export const ADMIN_FUNNEL_DAYS = ['7', '28', '90'] as const

/** R353: characters of a stored word, words of one search, networks that type it before it is stored, and for how long. */
export const SEARCHED_WORD_LIMITS = { min: 2, max: 40, perSearch: 5, networks: 3, days: 90 } as const

/** R122: days of statistics per request. */
export const STATISTICS_DAYS = { max: 365, usual: 30 } as const

/** R173: follows and likes update a score at most this often. */
export const SCORE_SECONDS = { reactions: 600 } as const

/** R185: of a request to the API. */
export const MAX_BODY_BYTES = 256 * 1024

/** R185: nesting depth of JSON; our own inputs need five levels. */
export const MAX_JSON_DEPTH = 32

/** R680: a refused form that waits for the page that shows it again. */
export const REFUSED_FORM_LIMITS = { minutes: 30, perBrowser: 10, bytes: 128 * 1024 } as const

/** R180: limits of a page's form, besides a file. */
export const FORM_LIMITS = {
  bytes: MAX_BODY_BYTES,
  fieldBytes: 64 * 1024,
  /** A whole form that is carried through a sign-in. */
  pendingBytes: 192 * 1024,
  /** An unwanted file is read and discarded up to this size. */
  skippedBytes: 16 * 1024 * 1024,
  /** R286: an oversized picture of an editor is read and discarded up to this size, so that the form is not lost. */
  tooLargeBytes: 100 * 1024 * 1024,
} as const

/** R182: in bytes; `path` without the query, `whole` with it. R334: a drafted message, for proxies that take 8 KB. */
export const MAX_URL_BYTES = { path: 2048, whole: 12_288, draft: 8000 } as const

/** R331: what one request of an agent may hold. */
export const AGENT_REQUEST_LIMITS = { bytes: 64 * 1024, messages: 10 } as const

/** R330: experts in one comparison of an agent. */
export const MAX_AGENT_COMPARISON = { min: 2, max: 4 } as const

export const UPLOAD_LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  /** A small file can decode to far more than memory holds. */
  maxPixels: 16_000_000,
  /** More than today's cameras produce: a JPEG is downscaled while it is decoded. */
  maxJpegPixels: 50_000_000,
  /** Width or height, in pixels. */
  maxSide: 12_000,
  /** R701: the shorter side of a profile picture after its crop, in pixels. */
  minPortraitSide: 200,
  /** How long an upload form is valid. */
  minutes: 10,
  /** R529: a claim on an upload is renewed while it is processed; one that was not for this long has died. */
  claim: { seconds: 30, renewSeconds: 10 },
  /** How long a picture that no profile shows is stored. */
  retentionHours: 24,
} as const

/** R223: how long a browser is known to an account after its last sign-in, and the number of accounts per browser. */
export const KNOWN_DEVICE_LIMITS = { days: 400, accounts: 10 } as const
