import { data, redirect } from 'react-router'

import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'

/** `typed`: the submitted values, to refill the form. */
export type Refusal = { problems: string[]; typed: Record<string, string> }

/** Admin pages are English: they say what the API says, where it says more than its code. */
function problemsOf(error: ApiFailure): string[] {
  const named = Object.values(error.fields).flat()
  if (named.length > 0) return named
  if (error.status !== 409 && error.status !== 404) return [friendlyError(error)]
  const reason = error.msg.slice(error.msg.indexOf(': ') + 2)
  return [`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`]
}

type AdminAct = { form: FormData; act: () => Promise<string> }

/** Runs an admin action: redirects with a confirmation, or returns the errors for the form. */
export async function actAsAdmin(request: Request, { form, act }: AdminAct) {
  try {
    const done = await act()
    const { pathname, searchParams } = new URL(request.url)
    searchParams.delete('index')
    // R758: other entries may have moved onto the page since, and the admin has not chosen those.
    searchParams.delete('select')
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

/** The refusal, if it is of the form that has these hidden fields: the error then stands in its card. */
export function refusalForForm(refusal: Refusal | undefined, fields: Record<string, string>): Refusal | undefined {
  return refusal && Object.entries(fields).every(([name, value]) => refusal.typed[name] === value) ? refusal : undefined
}

export function formText(formData: FormData, name: string): string {
  const value = formData.get(name)
  return typeof value === 'string' ? value : ''
}

/** The known query parameters that have a value. */
export function pickQueryParameters(request: Request, names: string[]): URLSearchParams {
  const params = new URL(request.url).searchParams
  return new URLSearchParams([...params].filter(([name, value]) => names.includes(name) && value !== ''))
}

/** Builds the address of another page of the same list. */
export function listPageAddress(path: string, query: Record<string, string>) {
  return (page: number) => {
    const params = Object.entries({ ...query, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== '')
    return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
  }
}

/** An unknown filter value or id is a 404. */
export async function notFoundIfInvalid<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 400 || error.status === 404)) throw data(null, 404)
    throw error
  }
}
