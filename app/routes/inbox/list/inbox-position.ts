import { type Folder, parseInboxFolder } from '#app/routes/inbox/box-tabs.tsx'
import * as addresses from '#domain/addresses.ts'
import { MAX_PAGES } from '#domain/limits.ts'
import { isStorableText } from '#domain/text/text-schema.ts'

/** R745: which conversations a list shows: a folder, its search and its page. */
export type Place = { box: Exclude<Folder, 'blocked'>; q: string; profile: string; page: string }

/** What the API refuses is left out. Undefined for the first page of the inbox. */
export function parseInboxPosition(query: URLSearchParams): Place | undefined {
  const text = (name: string) => {
    const value = (query.get(name) ?? '').slice(0, 200).toWellFormed()
    return isStorableText(value) ? value : ''
  }
  const folder = parseInboxFolder(text('box'))
  const box = folder && folder !== 'blocked' ? folder : 'inbox'
  const page = /^[1-9]\d?$/.test(text('page')) && Number(text('page')) <= MAX_PAGES ? text('page') : ''
  const place = { box, q: text('q'), profile: text('profile'), page: page === '1' ? '' : page }
  return placeQuery(place).size > 0 ? place : undefined
}

function placeQuery({ box, ...rest }: Place): URLSearchParams {
  const pairs = Object.entries({ box: box === 'inbox' ? '' : box, ...rest })
  return new URLSearchParams(pairs.filter(([, value]) => value !== ''))
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

export const inboxPositionAddress = (place: Place) => withQuery(addresses.inbox, placeQuery(place))

/** A conversation beside the list from which it was opened; `done` is what was done with it. */
export function conversationAddressAt(id: string, place: Place | undefined, done?: string): string {
  const query = place ? placeQuery(place) : new URLSearchParams()
  if (done) query.set('done', done)
  return withQuery(addresses.inboxMessage(id), query)
}
