/**
 * Limits of what a process does at once, and of how long it waits. A network (R220) is an IPv4 address or an IPv6 /64, a
 * block (R583) is an IPv4 /24 or an IPv6 /48.
 */

/**
 * R183: request bodies in transfer per process, in total and from one block. While the server waits for a body, it has
 * to bring `windowBytes` in every `windowMs`, or end; `answeredEarly` is how many connections of a block may linger
 * after their answer.
 */
export const BODY_LIMITS = {
  max: 512,
  perBlock: 32,
  answeredEarly: 64,
  windowMs: 20_000,
  windowBytes: 16 * 1024,
} as const

/** R184: the rest of an unread body is discarded up to this size. */
export const DRAIN_LIMITS = { bytes: 1024 * 1024, ms: 5000 }

/**
 * R183: open connections, per process: in total, from one network, which many people may share, and from one block.
 */
export const CONNECTION_LIMITS = { max: 10_000, perNetwork: 500, perBlock: 2000 } as const

/**
 * R580: after so many pipelined requests that wait on one connection, it is no longer read; connections that exceed the
 * total of the process are closed. A waiting request takes about 3 KB.
 */
export const PIPELINE_LIMITS = { waiting: 16, total: 10_000 } as const

/**
 * R581: requests that are not answered from memory, per process: how many run at once, in total and for one block,
 * how many may wait for that, and for how long.
 */
export const IN_FLIGHT_LIMITS = {
  running: 48,
  runningPerBlock: 16,
  waiting: 1000,
  waitingPerBlock: 500,
  waitMs: 4000,
} as const

/** R191, R192: limits of the process that decodes untrusted files, and of its queue. */
export const PICTURE_PROCESS_LIMITS = {
  residentBytes: 512 * 1024 * 1024,
  restingBytes: 160 * 1024 * 1024,
  seconds: 10,
  /** The idle process is ended after this time to free its memory. */
  idleSeconds: 60,
  atOnce: 1,
  waiting: 16,
} as const

/** R260: per process; each search holds a database connection while it runs. */
export const SEARCH_LIMITS = { atOnce: 3, waiting: 300 } as const

/** R193: each hash takes 19 MB and 35 ms of CPU time, which other requests need, too. */
export const PASSWORD_HASHING_LIMITS = { atOnce: 1, waiting: 64 } as const

/** R195: database timeouts of a request in milliseconds; `answer` detects a dead connection. */
export const REQUEST_TIMEOUTS = {
  connect: 4000,
  statement: 4000,
  lock: 3000,
  idleInTransaction: 30_000,
  answer: 5000,
} as const

/** R797b: websites that a process reads at once, and how many reads wait. Each takes up to half a megabyte. */
export const WEBSITE_READS = { atOnce: 6, waiting: 12 } as const

/** R798: proofs that one run of the job checks, and how many of them at once. */
export const PROOF_RECHECKS = { perRun: 30, atOnce: 3 } as const

/** R360: how often the database is asked how it is, how long it may take to answer, and how soon it is asked again. */
export const DATABASE_HEALTH_CHECK = { everyMs: 1000, timeoutMs: 3000, retryMs: 250 } as const

/**
 * R389: a replica that is further behind, or whose primary has not answered for longer, is not used. It is asked
 * every second, and before each page.
 */
export const REPLICA_LIMITS = {
  mostBehindMs: 2000,
  unansweredMs: 1500,
  sampleMs: 50,
  everyMs: 1000,
  checkMs: 500,
  timeouts: { connect: 1000, statement: 2000, answer: 2000 },
} as const

/** R364: a clock that differs from the database's by more is corrected, and by yet more is not trusted. */
export const CLOCK_LIMITS = { correctedMs: 1000, mostMs: 5000 } as const

/** R366: with less room the disk counts as full. */
export const DISK_LIMITS = { leastBytes: 32 * 2 ** 20, everyMs: 5000 } as const

/** R530: rendered images on disk, of all processes of a node; each measures them again after writing so much. */
export const DRAWING_CACHE_LIMITS = { maxBytes: 256 * 1024 * 1024, countEveryBytes: 4 * 1024 * 1024 } as const
