import { type ParameterIssueCode, type Issue, PLAIN_ISSUE_CODES, type PlainIssueCode } from '#domain/issue.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import type { RequirementName } from '#domain/profiles/requirements/missing-requirements.ts'
import { defaultTexts } from '#locales/registry.ts'
import type { Texts } from '#locales/texts.ts'

import type { ApiFailure } from './api-failure.ts'
import { humanizeSeconds } from './humanize-seconds.ts'

/** How a page says a message. */
export type Translate = Texts['text']

/** What is said of an issue does not depend on its field. */
type Asked = { code: string; params?: Issue['params'] }

/** For pages whose texts are not moved yet: in the language of the process. */
export const defaultTranslate = (): Translate => defaultTexts().text

type Params = { number: (name: string) => number; text: (name: string) => string }
type Write = (say: Translate, params: Params) => string

const portrait = ({ number }: Params) => ({ width: number('width'), height: number('height'), least: number('least') })

const COUNTED: Record<ParameterIssueCode, Write> = {
  too_short: (say, { number }) =>
    number('minimum') > 1 ? say('issues.too_short', { minimum: number('minimum') }) : say('issues.required'),
  too_long: (say, { number }) => say('issues.too_long', { maximum: number('maximum') }),
  too_few: (say, { number }) => say('issues.too_few', { minimum: number('minimum') }),
  too_many: (say, { number }) => say('issues.too_many', { maximum: number('maximum') }),
  too_small: (say, { number }) => say('issues.too_small', { minimum: number('minimum') }),
  too_big: (say, { number }) => say('issues.too_big', { maximum: number('maximum') }),
  handle_changes: (say, { number }) =>
    say('issues.handle_changes', { maximum: number('maximum'), days: number('days'), wait: number('wait') }),
  too_many_replies: (say, { number }) => say('issues.too_many_replies', { maximum: number('maximum') }),
  picture_too_heavy: (say, { number }) =>
    say('issues.picture_too_heavy', { megabytes: number('megabytes'), most: number('most') }),
  picture_too_wide: (say, { number }) => say('issues.picture_too_wide', { pixels: number('pixels') }),
  picture_too_many_pixels: (say, { number, text }) =>
    say('issues.picture_too_many_pixels', { megapixels: number('megapixels'), type: text('type') }),
  portrait_too_small: (say, params) => say('issues.portrait_too_small', portrait(params)),
  portrait_part_too_small: (say, params) => say('issues.portrait_part_too_small', portrait(params)),
  too_many_proofs: (say, { number }) => say('issues.too_many_proofs', { maximum: number('maximum') }),
  too_many_files: (say, { number }) => say('issues.too_many_files', { left: number('left') }),
  too_many_brief_files: (say, { number }) => say('issues.too_many_brief_files', { maximum: number('maximum') }),
  brief_file_empty: (say, { text }) => say('issues.brief_file_empty', { name: text('name') }),
  brief_file_too_large: (say, { number, text }) =>
    say('issues.brief_file_too_large', { name: text('name'), megabytes: number('megabytes') }),
  brief_file_type: (say, { text }) => say('issues.brief_file_type', { name: text('name') }),
}

/** What a form sends is text: of another type it is missing, or no number. */
const BY_TYPE: Partial<Record<string, PlainIssueCode>> = {
  string: 'required',
  number: 'not_whole_number',
  int: 'not_whole_number',
}
const BY_FORMAT: Partial<Record<string, PlainIssueCode>> = {
  email: 'invalid_email',
  date: 'invalid_day',
  safeint: 'not_whole_number',
}

function plainCode({ code, params }: Asked): PlainIssueCode | undefined {
  if (code === 'invalid_type') return BY_TYPE[String(params?.['expected'])]
  if (code === 'invalid_format') return BY_FORMAT[String(params?.['format'])]
  return PLAIN_ISSUE_CODES.find((one) => one === code)
}

/** Limits whose refusal has words of its own. */
const LIMITS = [
  'messagesOfSender',
  'messagesFromNetwork',
  'messagesToRecipient',
  'reports',
  'reportsFromNetwork',
  'briefFiles',
  'briefFilesFromNetwork',
  'proofChecks',
  'proofChecksFromNetwork',
] as const

function limitText({ limit, wait }: Issue['params'], say: Translate): string | undefined {
  const known = LIMITS.find((one) => one === limit)
  return known && say(`issues.limit.${known}`, humanizeSeconds(Number(wait)))
}

/** R620, R642, R643: in words of the operator, or with the address to ask at. */
function operatorText({ code, params = {} }: Asked, say: Translate): string | undefined {
  const contact = String(params['contact'])
  if (code === 'network_blocked') return say('problems.networkBlocked', { contact })
  if (code === 'email_blocked') return say('problems.emailBlocked', { contact })
  if (code !== 'read_only') return undefined
  const { reason } = params
  return reason === undefined ? say('problems.readOnly') : say('problems.readOnlyBecause', { reason: String(reason) })
}

/** R85: why an expert does not get a brief. */
function recipientText({ code, params = {} }: Asked, say: Translate): string | undefined {
  if (code === 'expert_missing') return say('issues.expert_missing', { handle: String(params['handle']) })
  if (code !== 'expert_refuses') return undefined
  const reason = issueText({ code: String(params['reason']) }, say) ?? say('issues.not_contactable')
  return say('issues.expert_refuses', { name: String(params['name']), reason })
}

/** R763: the page's own words for what is wrong; undefined for a code that it has none for. */
export function issueText(asked: Asked, say: Translate): string | undefined {
  const { code, params = {} } = asked
  const plain = plainCode(asked)
  if (plain) return say(`issues.${plain}`)
  if (code === 'limit_reached') return limitText(params, say)
  if (!Object.hasOwn(COUNTED, code)) return recipientText(asked, say) ?? operatorText(asked, say)
  const number = (name: string) => Number(params[name] ?? 0)
  return COUNTED[code as ParameterIssueCode](say, { number, text: (name) => String(params[name] ?? '') })
}

/** Why an act was refused: the words for the issues that are of no field; undefined where there are none. */
export function refusalText(issues: Issue[], say: Translate): string | undefined {
  const texts = issues.flatMap((one) => (one.field === undefined && issueText(one, say)) || [])
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** A requirement, as it follows “What is missing:”. */
export function requirementLabel(name: RequirementName, say: Translate): string {
  const { days, sites, showcasedSites } = activePlatformRules().requirements
  if (name === 'accountAge') return say('requirements.name.accountAge', { days })
  if (name === 'publishedSite') return say('requirements.name.publishedSite', { sites })
  if (name === 'showcasedSite') return say('requirements.name.showcasedSite', { sites: showcasedSites })
  return say(`requirements.name.${name}`)
}

/** R282: which requirements are missing. */
function missingText(missing: Issue[], say: Translate): string {
  const names = missing.map(({ params }) => requirementLabel(params['name'] as RequirementName, say))
  return say('requirements.missing', { requirements: names.join(', ') })
}

function textsOf(issues: Issue[], say: Translate): string[] {
  const missing = issues.filter(({ code }) => code === 'missing_requirement')
  if (missing.length > 0) return [missingText(missing, say)]
  const texts = issues.map((one) => issueText(one, say) ?? say('issues.invalid'))
  return texts.length > 0 ? [...new Set(texts)] : [say('issues.invalid')]
}

/** R763: what to say at each field that the API refused. */
export function fieldErrorTexts(
  { fields, issues }: ApiFailure,
  say: Translate = defaultTranslate(),
): Record<string, string[]> {
  const ofField = (path: string) => issues.filter(({ field }) => field === path)
  return Object.fromEntries(Object.keys(fields).map((path) => [path, textsOf(ofField(path), say)]))
}
