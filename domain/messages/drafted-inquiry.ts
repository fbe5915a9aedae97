import * as addresses from '#domain/addresses.ts'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { groupServices } from '#domain/profiles/services.ts'
import { removeHiddenCharacters } from '#domain/text/name.ts'
import { oneLine } from '#domain/text/one-line.ts'

import { PROJECT_START_CHOICES } from './inquiry-hints.ts'

/** What somebody else may write into the contact form: never who writes, nor anything that is hidden there. */
export type DraftedInquiry = {
  subject?: string | undefined
  body?: string | undefined
  /** By its slug. */
  service?: string | undefined
  timing?: string | undefined
  budget?: string | undefined
}

const FIELDS = ['subject', 'body', 'service', 'timing', 'budget'] as const satisfies (keyof DraftedInquiry)[]

/** R334: the contact page with the drafted texts filled in. */
export function draftedInquiryAddress(slug: string, draft: DraftedInquiry): string {
  const query = new URLSearchParams()
  for (const name of FIELDS) if (draft[name]) query.set(name, draft[name])
  return `${addresses.contact(slug)}?${query}`
}

function clip(text: string, max: number): string {
  return [...text].slice(0, max).join('')
}

function readLine(given: string | null, max: number): string {
  return oneLine(removeHiddenCharacters(oneLine(clip(given ?? '', max))))
}

function readLines(given: string | null): string {
  const text = clip(given ?? '', MESSAGE_LIMITS.body.max).replace(/\r\n?/g, '\n')
  const lines = text.split('\n').map((line) => removeHiddenCharacters(line.replaceAll('\t', ' ')))
  return lines.join('\n').trim()
}

type Values = { subject: string; body: string; service: string; timing: string; budget: string }

/** R334: the form's values by the page's address, from whomever it comes; undefined where it has none. */
export function parseDraftedInquiry(query: URLSearchParams, offered: string[]): Values | undefined {
  if (!FIELDS.some((name) => query.has(name))) return undefined
  const services = groupServices(offered).flatMap((group) => group.services)
  const timing = PROJECT_START_CHOICES.find((one) => one === query.get('timing'))
  return {
    subject: readLine(query.get('subject'), MESSAGE_LIMITS.subject.max),
    body: readLines(query.get('body')),
    service: services.find(({ slug }) => slug === query.get('service'))?.name ?? '',
    timing: timing ?? '',
    budget: readLine(query.get('budget'), MESSAGE_LIMITS.hint),
  }
}
