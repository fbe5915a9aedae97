import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'

import { memoizeByObject } from '#domain/memoize.ts'

/** Whatever has the same key, of the same object, looks the same. An item is one of a list's, in an element of its own. */
export type AskedPart = { key: string; render: () => ReactElement; of: object | undefined; isItem: boolean }

/** Gives the number of the place where these parts stand, one after the other. */
export type KeepParts = (parts: AskedPart[]) => number

/** Set only where a page is rendered for good: what React takes over in the browser must be React's own. */
export const KeepContext = createContext<KeepParts | undefined>(undefined)

/** Where parts go. */
const PLACE = 'kept-part'

type PartProps<Shown extends object> = {
  /** Tells it from other parts that show the same. */
  name: string
  as: ComponentType<Shown>
  /** Which of what it shows is the same object for as long as it says the same: nobody has to look into that. */
  of?: keyof Shown
}

/** `shown`: all that it shows, of anything else it must know nothing; what is no data goes with the name. */
type KeptProps<Shown extends object> = PartProps<Shown> & { shown: Shown }

/** A part of a page that is rendered once for as long as what it shows stays as it is. */
export function Kept<Shown extends object>({ shown, ...part }: KeptProps<Shown>) {
  const keep = useContext(KeepContext)
  if (!keep) return <part.as {...shown} />
  return createElement(PLACE, { n: keep([asPart(shown, part, false)]) })
}

type KeptItemsProps<Shown extends object> = PartProps<Shown> & { shown: Shown[]; keyOf: (shown: Shown) => string }

/** The items of a list, in one place: for a long one, React takes longer over an element for each than all their bytes. */
export function KeptItems<Shown extends object>({ shown, keyOf, ...part }: KeptItemsProps<Shown>) {
  const keep = useContext(KeepContext)
  if (keep) return createElement(PLACE, { n: keep(shown.map((one) => asPart(one, part, true))) })
  return shown.map((one) => (
    <li key={keyOf(one)}>
      <part.as {...one} />
    </li>
  ))
}

function asPart<Shown extends object>(
  shown: Shown,
  { name, as: Part, of }: PartProps<Shown>,
  isItem: boolean,
): AskedPart {
  let key = name
  for (const [field, value] of Object.entries(shown)) if (field !== of) key += ` ${field} ${wordsOf(value)}`
  const same = of === undefined ? undefined : (shown[of] as object)
  return { key, render: () => <Part {...shown} />, of: same, isItem }
}

const writeDown = memoizeByObject((value: object) => JSON.stringify(value))

/** What no page has made for itself, as the choices of a filter, is written down once. */
function wordsOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? writeDown(value) : JSON.stringify(value)
}
