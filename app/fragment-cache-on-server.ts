import type { RouterContextProvider } from 'react-router'

import { documentContext } from './load-context.ts'

/**
 * What a loader of a page without scripts gives to its page. React Router packs for the browser everything that it can
 * enumerate, on a list a tenth of all work, though no script is ever there to unpack it: so it enumerates nothing.
 */
export function keepOnServer<Data extends object>(context: Readonly<RouterContextProvider>, data: Data): Data {
  if (import.meta.env.DEV || !context.get(documentContext)) return data
  const hidden = Object.entries(data).map(([name, value]) => [name, { value }] as const)
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
