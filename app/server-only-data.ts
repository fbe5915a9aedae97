import type { RouterContextProvider } from 'react-router'

import { documentContext } from './load-context.ts'

/**
 * Loader data of a page without scripts. React Router serializes for the browser every property that it can enumerate,
 * a tenth of the work of a list, although no script reads it: so none of these can be enumerated.
 */
export function serverOnlyData<Data extends object>(context: Readonly<RouterContextProvider>, data: Data): Data {
  if (import.meta.env.DEV || !context.get(documentContext)) return data
  const hidden = Object.entries(data).map(([name, value]) => [name, { value }] as const)
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
