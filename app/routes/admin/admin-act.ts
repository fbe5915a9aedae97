import { data, redirect } from 'react-router'

import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError, refusalReason } from '#client/friendly-errors.ts'

/** `typed`: what stood in the form, to stand there again. */
export type Refusal = { problems: string[]; typed: Record<string, string> }

/** What was wrong, in sentences: the API's own where it names a field. */
function problemsOf(error: ApiFailure): string[] {
  const named = Object.values(error.fields).flat()
  if (named.length > 0) return named
  return [error.status === 409 || error.status === 404 ? refusalReason(error) : friendlyError(error)]
}

type AdminAct = { form: FormData; act: () => Promise<string> }

/** Does what a form asks for: back to the page with word of it, or the page again with what is wrong. */
export async function actAsAdmin(request: Request, { form, act }: AdminAct) {
  try {
    const done = await act()
    const { pathname, searchParams } = new URL(request.url)
    searchParams.delete('index')
    searchParams.set('done', done)
    return redirect(`${pathname}?${searchParams}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401 || error.status === 403) throw error
    const typed = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    return data<Refusal>({ problems: problemsOf(error), typed }, error.status)
  }
}

export function textOf(formData: FormData, name: string): string {
  const value = formData.get(name)
  return typeof value === 'string' ? value : ''
}

/** Those of a page's parameters that have a value. */
export function queryOf(request: Request, names: string[]): URLSearchParams {
  const params = new URL(request.url).searchParams
  return new URLSearchParams([...params].filter(([name, value]) => names.includes(name) && value !== ''))
}

/** The address of another page of the same list. */
export function pageAddress(path: string, query: Record<string, string>) {
  return (page: number) => {
    const params = Object.entries({ ...query, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '')
    return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
  }
}

/** A filter that does not exist is a page that does not exist. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 400 || error.status === 404)) throw data(null, 404)
    throw error
  }
}
