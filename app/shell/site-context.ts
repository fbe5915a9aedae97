import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'

import type { RootData } from './root-data.ts'

/** The site, for pages of which the root's data was not loaded: the answer to a form that was refused. */
export const SiteContext = createContext<SiteInfo | undefined>(undefined)

export function useSite(): SiteInfo | undefined {
  const given = useContext(SiteContext)
  return useRouteLoaderData<RootData>('root')?.site ?? given
}
