import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'

import { rememberOf } from '#domain/remember.ts'

/** Gives the number of a part's place; whatever has the same key, of the same object, looks the same. */
export type KeepPart = (key: string, part: ReactElement, of?: object) => number

/** Set only where a page is rendered for good: what React takes over in the browser must be React's own. */
export const KeepContext = createContext<KeepPart | undefined>(undefined)

/** Where a part goes. */
export const PLACE = 'kept-part'

type KeptProps<Shown extends object> = {
  /** Tells it from other parts that show the same. */
  name: string
  as: ComponentType<Shown>
  /** All that it shows, of anything else it must know nothing; what is no data goes with the name. */
  shown: Shown
  /** Which of it is the same object for as long as it says the same: nobody has to look into that. */
  of?: keyof Shown
}

/** A part of a page that is rendered once for as long as what it shows stays as it is. */
export function Kept<Shown extends object>({ name, as: Part, shown, of }: KeptProps<Shown>) {
  const keep = useContext(KeepContext)
  if (!keep) return <Part {...shown} />
  let key = name
  for (const [part, value] of Object.entries(shown)) if (part !== of) key += ` ${part} ${wordsOf(value)}`
  const same = of === undefined ? undefined : (shown[of] as object)
  return createElement(PLACE, { n: keep(key, <Part {...shown} />, same) })
}

const writeDown = rememberOf((value: object) => JSON.stringify(value))

/** What no page has made for itself, as the choices of a filter, is written down once. */
function wordsOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? writeDown(value) : JSON.stringify(value)
}
