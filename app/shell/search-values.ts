import { useMatches } from 'react-router'

/** The current search; a loader returns it as `searched`, and the header's form shows it. */
export type Searched = { what: string; where: string }

export function useSearchValues(): Partial<Searched> {
  const pages = useMatches().map(({ loaderData }) => loaderData as { searched?: Searched } | undefined)
  return pages.findLast((page) => page?.searched)?.searched ?? {}
}
