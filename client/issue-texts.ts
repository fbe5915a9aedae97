import type { Issue } from '#domain/issue.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { CONTACT_REFUSALS, type ContactRefusal } from '#domain/policy/message-access.ts'
import type { RequirementName } from '#domain/profiles/requirements/missing-requirements.ts'
import { loadedTexts } from '#locales/registry.ts'
import type { Texts } from '#locales/texts.ts'

import type { ApiFailure } from './api-failure.ts'
import { waitInUnits } from './wait-in-units.ts'

/** How a page says a message. */
export type Say = Texts['text']

/** For pages whose texts are not moved yet: in the language of the process. */
export const defaultSay = (): Say => loadedTexts().text

/** R763: codes whose message needs no parameters. */
const PLAIN = [
  'required',
  'not_whole_number',
  'invalid_choice',
  'invalid_email',
  'invalid_day',
  'invalid_web_address',
  'invalid_handle',
  'reserved_handle',
  'unstorable_text',
  'turned_text',
  'several_lines',
  'hidden_characters',
  'too_many_accents',
  'styled_letters',
  'mixed_alphabets',
  'unknown_field',
  'sent_too_fast',
  'form_expired',
] as const
type PlainCode = (typeof PLAIN)[number]

type Write = (say: Say, number: (name: string) => number) => string

const COUNTED: Partial<Record<string, Write>> = {
  too_short: (say, number) =>
    number('minimum') > 1 ? say('issues.too_short', { minimum: number('minimum') }) : say('issues.required'),
  too_long: (say, number) => say('issues.too_long', { maximum: number('maximum') }),
  too_few: (say, number) => say('issues.too_few', { minimum: number('minimum') }),
  too_many: (say, number) => say('issues.too_many', { maximum: number('maximum') }),
  too_small: (say, number) => say('issues.too_small', { minimum: number('minimum') }),
  too_big: (say, number) => say('issues.too_big', { maximum: number('maximum') }),
  handle_changes: (say, number) =>
    say('issues.handle_changes', { maximum: number('maximum'), days: number('days'), wait: number('wait') }),
}

/** What a form sends is text: of another type it is missing, or no number. */
const BY_TYPE: Partial<Record<string, PlainCode>> = {
  string: 'required',
  number: 'not_whole_number',
  int: 'not_whole_number',
}
const BY_FORMAT: Partial<Record<string, PlainCode>> = {
  email: 'invalid_email',
  date: 'invalid_day',
  safeint: 'not_whole_number',
}

function plainCode({ code, params }: Pick<Issue, 'code' | 'params'>): PlainCode | undefined {
  if (code === 'invalid_type') return BY_TYPE[String(params['expected'])]
  if (code === 'invalid_format') return BY_FORMAT[String(params['format'])]
  return PLAIN.find((one) => one === code)
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
] as const

function limitText({ limit, wait }: Issue['params'], say: Say): string | undefined {
  const known = LIMITS.find((one) => one === limit)
  return known && say(`issues.limit.${known}`, waitInUnits(Number(wait)))
}

/** R85: why an expert does not take a message. */
function refusalText({ code, params }: Pick<Issue, 'code' | 'params'>, say: Say): string | undefined {
  if (code === 'expert_missing') return say('issues.expert_missing', { handle: String(params['handle']) })
  if (code !== 'expert_refuses')
    return Object.hasOwn(CONTACT_REFUSALS, code) ? contactRefusalText(code, say) : undefined
  const reason = contactRefusalText(String(params['reason']), say)
  return say('issues.expert_refuses', { name: String(params['name']), reason })
}

/** The sentence for a code of `CONTACT_REFUSALS`. */
export function contactRefusalText(code: string, say: Say): string {
  return say(`issues.contact.${Object.hasOwn(CONTACT_REFUSALS, code) ? (code as ContactRefusal) : 'not_contactable'}`)
}

/** R763: the page's own words for what is wrong; undefined for a code that it has none for. */
export function issueText({ code, params }: Pick<Issue, 'code' | 'params'>, say: Say): string | undefined {
  const plain = plainCode({ code, params })
  if (plain) return say(`issues.${plain}`)
  if (code === 'limit_reached') return limitText(params, say)
  const refusal = refusalText({ code, params }, say)
  if (refusal !== undefined) return refusal
  const counted = Object.hasOwn(COUNTED, code) ? COUNTED[code] : undefined
  return counted?.(say, (name) => Number(params[name] ?? 0))
}

/** A requirement, as it follows “What is missing:”. */
export function requirementName(name: RequirementName, say: Say): string {
  const { days, sites, showcasedSites } = activeRules().requirements
  if (name === 'accountAge') return say('requirements.name.accountAge', { days })
  if (name === 'publishedSite') return say('requirements.name.publishedSite', { sites })
  if (name === 'showcasedSite') return say('requirements.name.showcasedSite', { sites: showcasedSites })
  return say(`requirements.name.${name}`)
}

/** R282: which requirements are missing. */
function missingText(missing: Issue[], say: Say): string {
  const names = missing.map(({ params }) => requirementName(params['name'] as RequirementName, say))
  return say('requirements.missing', { requirements: names.join(', ') })
}

function textsOf(issues: Issue[], sentences: string[], say: Say): string[] {
  const missing = issues.filter(({ code }) => code === 'missing_requirement')
  if (missing.length > 0) return [missingText(missing, say)]
  const texts = issues.map((one) => issueText(one, say))
  // Where there are no words for a code, the API's sentence of the same place.
  if (issues.length === sentences.length) return sentences.map((sentence, at) => texts[at] ?? sentence)
  return texts.length > 0 && texts.every((text) => text !== undefined) ? texts : sentences
}

/** R763: what to say at each field that the API refused. */
export function fieldProblems({ fields, issues }: ApiFailure, say: Say = defaultSay()): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentences]) => [
      path,
      textsOf(
        issues.filter(({ field }) => field === path),
        sentences,
        say,
      ),
    ]),
  )
}
