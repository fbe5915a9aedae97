import type { RouterContextProvider } from 'react-router'

import { documentRequestContext } from './load-context.ts'

/**
 * Loader data of a page that does not hydrate. React Router serializes every enumerable property for the browser, a
 * tenth of the time that a list takes, although no script reads it. So these properties are not enumerable.
 */
export function serverOnlyData<Data extends object>(context: Readonly<RouterContextProvider>, data: Data): Data {
  if (!context.get(documentRequestContext)) return data
  const hidden = Object.entries(data).map(([name, value]) => [name, { value }] as const)
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
