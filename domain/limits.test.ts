import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import * as limits from './limits.ts'
import { RATE_LIMITS } from './limits/rate-limits.ts'
import * as resources from './limits/resource-limits.ts'
import { DEFAULT_PLATFORM_RULES } from './platform/platform-rules.ts'

const { AGENT_REQUEST_LIMITS, MAX_COUNT, MAX_LENGTH, MESSAGE_LIMITS, SECOND_FACTOR_LIMITS, UPLOAD_LIMITS } = limits
const {
  BODY_LIMITS,
  CONNECTION_LIMITS,
  IN_FLIGHT_LIMITS,
  PIPELINE_LIMITS,
  PASSWORD_HASHING_LIMITS,
  PICTURE_PROCESS_LIMITS,
  REQUEST_TIMEOUTS,
  SEARCH_LIMITS,
} = resources

const KB = 1024
const MB = KB * KB
const points = (...names: (keyof typeof RATE_LIMITS)[]) => names.map((name) => RATE_LIMITS[name].points)

/** The numbers that a rule names: changing one of them requires changing the rule, too. */
const NAMED: Record<string, number[]> = {
  R11: [DEFAULT_PLATFORM_RULES.requirements.days, DEFAULT_PLATFORM_RULES.requirements.sites],
  R20: [limits.PAGE_SIZE],
  R22: [MAX_LENGTH.description],
  R24: [limits.AVAILABILITY_CONFIRMED_DAYS],
  R26: [limits.FORMER_HANDLE_RESERVED_DAYS],
  R522: [limits.HANDLE_CHANGE_LIMITS.usual, limits.HANDLE_CHANGE_LIMITS.days],
  R521: points('analyticsEvents'),
  R526: [limits.WAITING_REPORT_LIMITS.atOnce],
  R529: [UPLOAD_LIMITS.claim.seconds],
  R530: [resources.DRAWING_CACHE_LIMITS.maxBytes / MB, resources.DRAWING_CACHE_LIMITS.countEveryBytes / MB],
  R794: [limits.PROOF_LIMITS.count],
  R795: points('proofChecks', 'proofChecksFromNetwork'),
  R797: [
    limits.WEBSITE_LIMITS.redirects,
    limits.WEBSITE_LIMITS.totalMs / 1000,
    limits.WEBSITE_LIMITS.pageBytes / KB,
    resources.WEBSITE_READS.atOnce,
    resources.WEBSITE_READS.waiting,
  ],
  R798: [
    limits.PROOF_LIMITS.recheckDays,
    limits.PROOF_LIMITS.recheckDays + limits.PROOF_LIMITS.spreadDays,
    resources.PROOF_RECHECKS.perRun,
    resources.PROOF_RECHECKS.atOnce,
  ],
  R799: [limits.PROOF_LIMITS.secondCheckDays, limits.PROOF_LIMITS.lastCheckHours],
  R30: [limits.PAGE_SIZE],
  R35: [
    MAX_LENGTH.name,
    MAX_LENGTH.title,
    MAX_LENGTH.about,
    MAX_LENGTH.caption,
    MAX_COUNT.skills,
    MAX_COUNT.languages,
    MAX_COUNT.featuredAssets,
  ],
  R60: [limits.MIN_INDEXABLE_EXPERTS],
  R61: [limits.MAX_SITEMAP_FILE_URLS],
  R70: [limits.MAX_SHORTLIST],
  R75: [UPLOAD_LIMITS.maxBytes / MB, UPLOAD_LIMITS.minutes, ...points('uploads')],
  R77: [UPLOAD_LIMITS.maxSide, UPLOAD_LIMITS.maxPixels / 1e6, UPLOAD_LIMITS.maxJpegPixels / 1e6],
  R79: [UPLOAD_LIMITS.retentionHours],
  R86: [MESSAGE_LIMITS.subject.min, MESSAGE_LIMITS.subject.max, MESSAGE_LIMITS.body.min, MESSAGE_LIMITS.body.max],
  R87: [limits.UNCONFIRMED_MESSAGE_DAYS],
  R88: [limits.INQUIRY_LINK_DAYS],
  R91: points('messagesOfSender', 'messagesFromNetwork', 'messagesToRecipient'),
  R92: [limits.FORM_FILL_SECONDS.min, limits.FORM_FILL_SECONDS.max / 3600],
  R97: [MESSAGE_LIMITS.repliesPerConversation],
  R98: [limits.RESPONSE_METRICS_SAMPLE.days, limits.RESPONSE_METRICS_SAMPLE.conversations],
  R335: [
    limits.ANSWER_RATE_THRESHOLDS.days,
    limits.RESPONSE_METRICS_SAMPLE.days,
    limits.RESPONSE_METRICS_SAMPLE.conversations,
  ],
  R337: [limits.ANSWER_RATE_THRESHOLDS.most * 100, limits.ANSWER_RATE_THRESHOLDS.days],
  R120: [limits.VISITOR_RETENTION_DAYS],
  R122: [limits.STATISTICS_DAYS.max],
  R125: [limits.MAX_DEMO_WORKSPACES],
  R128: [...points('exports'), MAX_COUNT.exportedEvents],
  R131: [limits.NEWS_LIMITS.days],
  R138: [MAX_COUNT.bulk],
  R147: points('reports', 'reportsFromNetwork'),
  R161: [limits.MAX_PAGES],
  R173: [limits.SCORE_SECONDS.reactions / 60],
  R180: [limits.FORM_LIMITS.fieldBytes / KB, limits.FORM_LIMITS.bytes / KB],
  R182: [limits.MAX_URL_BYTES.path, limits.MAX_URL_BYTES.whole],
  R183: [
    BODY_LIMITS.max,
    BODY_LIMITS.perBlock,
    BODY_LIMITS.windowBytes / KB,
    BODY_LIMITS.windowMs / 1000,
    BODY_LIMITS.answeredEarly,
    CONNECTION_LIMITS.max,
    CONNECTION_LIMITS.perNetwork,
    CONNECTION_LIMITS.perBlock,
  ],
  R580: [PIPELINE_LIMITS.waiting, PIPELINE_LIMITS.total],
  R581: [
    IN_FLIGHT_LIMITS.running,
    IN_FLIGHT_LIMITS.runningPerBlock,
    IN_FLIGHT_LIMITS.waiting,
    IN_FLIGHT_LIMITS.waitingPerBlock,
    IN_FLIGHT_LIMITS.waitMs / 1000,
  ],
  R185: [limits.MAX_BODY_BYTES / KB, limits.MAX_JSON_DEPTH],
  R286: [limits.FORM_LIMITS.tooLargeBytes / MB],
  R191: [PICTURE_PROCESS_LIMITS.residentBytes / MB, PICTURE_PROCESS_LIMITS.seconds],
  R192: [PICTURE_PROCESS_LIMITS.atOnce, PICTURE_PROCESS_LIMITS.waiting],
  R193: [PASSWORD_HASHING_LIMITS.atOnce, PASSWORD_HASHING_LIMITS.waiting],
  R195: [REQUEST_TIMEOUTS.statement, REQUEST_TIMEOUTS.lock, REQUEST_TIMEOUTS.answer].map((ms) => ms / 1000),
  R205: [limits.ACCOUNT_LINK_HOURS['verify-email'], limits.ACCOUNT_LINK_HOURS['reset-password']],
  R210: [limits.PASSWORD_STRENGTH.characters],
  R214: [limits.DEMO_MAILBOX_HOURS],
  R221: points('signIn', 'signInsToAccount', 'signInsFromNetwork'),
  R223: [limits.KNOWN_DEVICE_LIMITS.days, limits.KNOWN_DEVICE_LIMITS.accounts],
  R224: points('signUps', 'takenEmailReplies'),
  R225: points('accountMails', 'mailsFromNetwork'),
  R228: points('searches', 'listReads', 'lookups'),
  R235: [MAX_COUNT.marksPerCharacter],
  R238: [MAX_LENGTH.accountName],
  R242: [limits.CONVERSATION_LINK_DAYS],
  R243: points('conversationLinks'),
  R245: [SECOND_FACTOR_LIMITS.pendingMinutes],
  R246: points('secondFactor'),
  R247: [SECOND_FACTOR_LIMITS.recoveryCodes],
  R252: points('deviceNotices'),
  R257: [SECOND_FACTOR_LIMITS.revocableDays],
  R260: [SEARCH_LIMITS.atOnce, SEARCH_LIMITS.waiting],
  R412: [limits.HOST_SIGN_IN_LIMITS.pendingMinutes],
  R415: [limits.HOST_SIGN_IN_LIMITS.joinMinutes],
  R417: [limits.HOST_SIGN_IN_LIMITS.logoutMinutes],
  R418: [limits.HOST_SIGN_IN_LIMITS.freshMinutes],
  R330: [limits.MAX_AGENT_COMPARISON.min, limits.MAX_AGENT_COMPARISON.max],
  R331: [
    AGENT_REQUEST_LIMITS.bytes / KB,
    AGENT_REQUEST_LIMITS.messages,
    limits.MAX_JSON_DEPTH,
    ...points('agentMessages'),
  ],
  R334: [limits.MAX_URL_BYTES.draft],
}

const SPEC = readFileSync(new URL('./SPEC.md', import.meta.url), 'utf8')

test.each(Object.entries(NAMED))('%s names the numbers that hold', (rule, numbers) => {
  // The rule and its parts: R183, R183a, R183b.
  const lines = SPEC.split('\n').filter((line) => /^- \*\*(R\d+)/.exec(line)?.[1] === rule)
  const text = lines.map((line) => line.replace(/^- \*\*R\d+[a-z]?\*\*/, '')).join(' ')
  const said = new Set(text.match(/\d[\d,]*\d|\d/g))
  expect(numbers.map((number) => number.toLocaleString('en')).filter((number) => !said.has(number))).toEqual([])
})
