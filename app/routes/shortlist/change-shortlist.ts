import { safeNextAddress } from '#app/routes/sign-in/next-address.ts'
import { shortlistShareAddress } from '#client/lists/shortlist.ts'
import * as addresses from '#domain/addresses.ts'
import {
  addToShortlist,
  moveInShortlist,
  parseShortlist,
  removeFromShortlist,
  type Shortlist,
} from '#domain/lists/shortlist.ts'
import { isHandle } from '#domain/profiles/handle.ts'

import type { StoredShortlist } from './shortlist-cookie.ts'

/** The new shortlist to store, and the redirect. */
type Change = { stored: StoredShortlist; to: string }

const PAGE = addresses.shortlist
/** The page's message. The fragment moves the focus there, so that screen readers announce it. */
const NOTE = `${PAGE}#note`
const NOTHING: Shortlist = []

/** Leads back to the button that was pressed. */
const backTo = (next: string, expert: string) => `${next.split('#', 1)[0]}#listed-${expert}`

function add({ list, former }: StoredShortlist, expert: string, next: string): Change {
  const longer = addToShortlist(list, [expert])
  if (!longer) return { stored: { list, former }, to: `${PAGE}?full=${expert}#note` }
  // Adding an expert who is already listed changes nothing, so an undo stays possible.
  const stored = { list: longer, former: longer.length === list.length ? former : NOTHING }
  return { stored, to: backTo(next, expert) }
}

/** R73: removing experts or replacing the list can be undone. */
function shorten({ list, former }: StoredShortlist, shorter: Shortlist): Change {
  return { stored: { list: shorter, former: shorter.length < list.length ? list : former }, to: NOTE }
}

function saveShared(stored: StoredShortlist, shared: Shortlist): Change {
  const longer = addToShortlist(stored.list, shared)
  // The page of the shared list shows that there is no room.
  return longer
    ? { stored: { list: longer, former: NOTHING }, to: PAGE }
    : { stored, to: shortlistShareAddress(shared) }
}

/** Applies a form of the shortlist page, or the button of a card, which sends `expert` or `remove`, and `next`. */
export function changeShortlist(stored: StoredShortlist, form: FormData): Change {
  const text = (name: string) => String(form.get(name) ?? '')
  const expert = text('expert')
  const shared = parseShortlist(text('experts'), ',')
  const move = (side: 'before' | 'after'): Change => ({
    stored: { list: moveInShortlist(stored.list, expert, { side, other: text(side) }), former: NOTHING },
    to: isHandle(expert) ? `${PAGE}#expert-${expert}` : PAGE,
  })
  const removed = text('remove')
  const next = safeNextAddress(form.get('next'))
  if (isHandle(removed)) {
    return { ...shorten(stored, removeFromShortlist(stored.list, removed)), to: backTo(next, removed) }
  }
  if (form.has('before')) return move('before')
  if (form.has('after')) return move('after')
  switch (text('intent')) {
    case 'remove':
      return shorten(stored, removeFromShortlist(stored.list, expert))
    case 'clear':
      return shorten(stored, NOTHING)
    case 'undo':
      return { stored: { list: stored.former.length > 0 ? stored.former : stored.list, former: NOTHING }, to: PAGE }
    case 'save':
      return saveShared(stored, shared)
    case 'replace':
      return { stored: { list: shared, former: stored.list }, to: NOTE }
    default:
      return isHandle(expert) ? add(stored, expert, next) : { stored, to: PAGE }
  }
}
