import { redirect } from 'react-router'

/** The query of an address without parameters that say nothing: a plain form sends every field that it has. */
export function searchWithoutEmpty({ search, searchParams }: URL): string {
  const said = [...searchParams].filter(([, value]) => value !== '')
  if (said.length === searchParams.size) return search
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}

/** R307: for pages with such a form. */
export function redirectWithoutEmpty(request: Request): void {
  const url = new URL(request.url)
  const search = searchWithoutEmpty(url)
  if (search !== url.search) throw redirect(url.pathname + search)
}
