type RateLimit = {
  points: number
  seconds: number
  /** Counted in memory per process: for reads, which must not wait for the database. */
  perProcess?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** R523: a /48 of IPv6 addresses may do this many times what one of its /64s may. */
export const WIDER_NETWORK_FACTOR = 8

/**
 * `points` acts within `seconds`, per key as the comment says. A network is as in R220, never a single IPv6 address.
 */
export const RATE_LIMITS = {
  /** Failures, per account and network, or per account and browser that has signed in to it before. */
  signIn: { points: 10, seconds: 15 * MINUTE },
  /** Failures, per account over all networks; browsers that have signed in to it before are not counted. */
  signInsToAccount: { points: 100, seconds: DAY },
  /** Failures, per network over all accounts. */
  signInsFromNetwork: { points: 100, seconds: HOUR },
  /** New accounts, and tries to make one, per network. */
  signUps: { points: 30, seconds: HOUR },
  /** Answers to one network that reveal that an address has an account. */
  takenEmailReplies: { points: 5, seconds: HOUR },
  /** Per account. */
  writes: { points: 120, seconds: MINUTE },
  /** Per network, for signed-out clients: many people may share one. */
  anonymousWrites: { points: 600, seconds: MINUTE },
  /** Looking up handles and suggestions, per network. */
  lookups: { points: 60, seconds: MINUTE },
  /** Searches by words, per network. */
  searches: { points: 120, seconds: MINUTE, perProcess: true },
  /**
   * Lists, counts and comparisons requested by API, per network; pages are not counted, so that search engines can read
   * them.
   */
  listReads: { points: 300, seconds: MINUTE, perProcess: true },
  /** R331: messages of agents, per network. */
  agentMessages: { points: 300, seconds: MINUTE, perProcess: true },
  /** Password resets per network: nothing else counts here, since it is the way back in. */
  resetsFromNetwork: { points: 60, seconds: HOUR },
  /** Account exports, per account. */
  exports: { points: 20, seconds: HOUR },
  /** Mails that a stranger can make us send, per recipient and kind of mail. */
  accountMails: { points: 5, seconds: HOUR },
  /** The same, per network over all recipients, except password resets. */
  mailsFromNetwork: { points: 60, seconds: HOUR },
  /** Uploads per account: an unused one takes space for a day. */
  uploads: { points: 100, seconds: HOUR },
  /** Uploads per network: a new account does not reset it. */
  uploadsFromNetwork: { points: 300, seconds: HOUR },
  /** R343: files of briefs, per address of the sender, and per network. */
  briefFiles: { points: 12, seconds: DAY },
  briefFilesFromNetwork: { points: 60, seconds: DAY },
  /** Messages to experts, per address of the sender. */
  messagesOfSender: { points: 10, seconds: HOUR },
  /** Messages that arrive, per recipient account or workspace. */
  messagesToRecipient: { points: 60, seconds: HOUR },
  /** Messages from one network: many people may share one. */
  messagesFromNetwork: { points: 30, seconds: HOUR },
  /** Answers in conversations, per account, or per address of a guest. */
  replies: { points: 60, seconds: HOUR },
  /** Reports of profiles, per account, or per network of a guest. */
  reports: { points: 10, seconds: HOUR },
  /** Reports by accounts, per network: a new account does not reset it. */
  reportsFromNetwork: { points: 30, seconds: HOUR },
  /** R773: objections, and what is added to them, per affected account or workspace. */
  objections: { points: 20, seconds: DAY },
  /** Confirmation mails for inquiry addresses, per owner and per address. */
  inquiryMails: { points: 5, seconds: HOUR },
  /** New links to a conversation, mailed to its guest, per conversation. */
  conversationLinks: { points: 3, seconds: DAY },
  /** R521: analytics events that are stored, per network. */
  analyticsEvents: { points: 1000, seconds: DAY },
  /** R680: refused forms that wait for their page, per network. A form beyond that is answered directly. */
  refusedForms: { points: 300, seconds: HOUR },
  /** R795: checks of proofs, per account and per network: each connects to a server that a user names. */
  proofChecks: { points: 10, seconds: HOUR },
  proofChecksFromNetwork: { points: 60, seconds: HOUR },
  /** R246: wrong one-time and recovery codes, per account over all networks. */
  secondFactor: { points: 10, seconds: 15 * MINUTE },
  /** R252: mails about new devices, per account. */
  deviceNotices: { points: 5, seconds: DAY },
} as const satisfies Record<string, RateLimit>
