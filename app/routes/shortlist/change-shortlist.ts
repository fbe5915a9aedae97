import { nextAddress } from '#app/routes/sign-in/next-address.ts'
import { sharedAddress } from '#client/lists/shortlist.ts'
import * as addresses from '#domain/addresses.ts'
import {
  addToShortlist,
  moveInShortlist,
  readShortlist,
  removeFromShortlist,
  type Shortlist,
} from '#domain/lists/shortlist.ts'
import { isHandle } from '#domain/profiles/handle.ts'

import type { Kept } from './shortlist-cookie.ts'

/** What to keep from now on, and where to go. */
type Change = { kept: Kept; to: string }

const PAGE = addresses.shortlist
/** Where the page says what happened: going there moves focus, and so the reader, to it. */
const NOTE = `${PAGE}#note`
const NOTHING: Shortlist = []

function add({ list, former }: Kept, expert: string, next: string): Change {
  const longer = addToShortlist(list, [expert])
  if (!longer) return { kept: { list, former }, to: `${PAGE}?full=${expert}#note` }
  const [page] = next.split('#')
  // Being there already is no change: an undo stays possible.
  const kept = { list: longer, former: longer.length === list.length ? former : NOTHING }
  return { kept, to: `${page}#listed-${expert}` }
}

/** R73: whatever makes the list shorter, or another one, can be undone. */
function shorten({ list, former }: Kept, shorter: Shortlist): Change {
  return { kept: { list: shorter, former: shorter.length < list.length ? list : former }, to: NOTE }
}

function saveShared(kept: Kept, shared: Shortlist): Change {
  const longer = addToShortlist(kept.list, shared)
  // The shared page says that there is no room.
  return longer ? { kept: { list: longer, former: NOTHING }, to: PAGE } : { kept, to: sharedAddress(shared) }
}

/** One of the forms of the shortlist, or the button of a card, which says no more than who and where from. */
export function changeShortlist(kept: Kept, form: FormData): Change {
  const text = (name: string) => String(form.get(name) ?? '')
  const expert = text('expert')
  const shared = readShortlist(text('experts'), ',')
  const move = (side: 'before' | 'after'): Change => ({
    kept: { list: moveInShortlist(kept.list, expert, { side, other: text(side) }), former: NOTHING },
    to: isHandle(expert) ? `${PAGE}#expert-${expert}` : PAGE,
  })
  if (form.has('before')) return move('before')
  if (form.has('after')) return move('after')
  switch (text('intent')) {
    case 'remove':
      return shorten(kept, removeFromShortlist(kept.list, expert))
    case 'clear':
      return shorten(kept, NOTHING)
    case 'undo':
      return { kept: { list: kept.former.length > 0 ? kept.former : kept.list, former: NOTHING }, to: PAGE }
    case 'save':
      return saveShared(kept, shared)
    case 'replace':
      return { kept: { list: shared, former: kept.list }, to: NOTE }
    default:
      return isHandle(expert) ? add(kept, expert, nextAddress(form.get('next'))) : { kept, to: PAGE }
  }
}
