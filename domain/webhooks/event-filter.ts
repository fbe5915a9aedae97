import { WEBHOOK_EVENTS, type WebhookEventType } from './webhook-event.ts'

/** The types that an entry of a filter names: `profile.listed` is one, `profile.*` a group; none if it is unknown. */
const typesNamed = (entry: string) =>
  WEBHOOK_EVENTS.filter((type) => type === entry || `${type.slice(0, type.indexOf('.'))}.*` === entry)

/** R606: entries of a filter, such as `profile.*,message.received`; empty ones do not count. */
export const parseEventFilter = (filter: string): string[] =>
  filter
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export const findUnknownFilterEntry = (filter: string): string | undefined =>
  parseEventFilter(filter).find((entry) => typesNamed(entry).length === 0)

/** In the order of all types, each once. */
export function eventTypesInFilter(filter: string): WebhookEventType[] {
  const named = new Set(parseEventFilter(filter).flatMap(typesNamed))
  return WEBHOOK_EVENTS.filter((type) => named.has(type))
}
