import { createContext, type ReactElement } from 'react'

/** Stands for the HTML of an element that looks the same whenever the key is the same. */
export type KeepFragment = (key: string, element: ReactElement) => string

/** Set only where a page is rendered for good: what React takes over in the browser must be React's own. */
export const FragmentContext = createContext<KeepFragment | undefined>(undefined)
