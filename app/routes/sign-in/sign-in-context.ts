import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { SiteInfo } from '#app/load-context.ts'
import type { RootData } from '#app/shell/root-data.ts'

/** How people sign in, for pages of which the root's data was not loaded: the answer to a form that was refused. */
export const SignInContext = createContext<SiteInfo['signIn']>(undefined)

export function useSignIn(): SiteInfo['signIn'] {
  const given = useContext(SignInContext)
  const loaded = useRouteLoaderData<RootData>('root')?.site.signIn
  return given ?? loaded
}
