import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'

/** Gives the number of a part's place; whatever has the same key looks the same. */
export type KeepPart = (key: string, part: ReactElement) => number

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
}

/** A part of a page that is rendered once for as long as what it shows stays as it is. */
export function Kept<Shown extends object>({ name, as: Part, shown }: KeptProps<Shown>) {
  const keep = useContext(KeepContext)
  if (!keep) return <Part {...shown} />
  return createElement(PLACE, { n: keep(name + JSON.stringify(shown), <Part {...shown} />) })
}
