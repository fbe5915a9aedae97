import { randomBytes } from 'node:crypto'

import type { ClientInfo } from '#api/api-env.ts'
import { cookiePrefixForSite, sessionCookieNameForSite } from '#domain/accounts/session-cookie.ts'
import { cookieValue } from '#domain/cookie-value.ts'
import type { RefusedForm } from '#domain/forms/refused-form.ts'
import { REFUSED_FORM_PARAMETER, SCRIPT_FORM_HEADER } from '#domain/forms/script-form.ts'
import { REFUSED_FORM_LIMITS } from '#domain/limits.ts'
import type { ServerDeps } from '#server/deps.ts'
import { storeRefusedForm, loadRefusedForm } from '#use-cases/platform/refused-forms.ts'

const ID = /^[\w-]{16}$/
const SECRET = /^[\w-]{43}$/

/** R680: a browser navigation. Any other client that sends a form gets the refusal directly. */
function followsRedirects({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate' || headers.has(SCRIPT_FORM_HEADER)
}

/** Takes the id of a refused form off an address. */
export function extractRefusedFormId(url: URL): string | undefined {
  const id = url.searchParams.get(REFUSED_FORM_PARAMETER)
  if (id === null) return undefined
  url.searchParams.delete(REFUSED_FORM_PARAMETER)
  return ID.test(id) ? id : undefined
}

/** R170: the status of the page at which a sender signs in first. */
const SIGN_IN_FIRST = 401

/** R680: the router shows a form again in answer to a form alone; the action answers what it did before. */
export function toRefusedFormRequest(page: Request): Request {
  const headers = new Headers(page.headers)
  headers.delete('origin')
  return new Request(page.url, { method: 'POST', headers })
}

/** R680: a page that can be loaded again as any other; only an error page still says that it is one. */
export function toRefusedFormResponse(handled: Response, { status, thrown }: RefusedForm): Response {
  const isErrorPage = thrown && status !== SIGN_IN_FIRST
  if (handled.status !== 400 && handled.status !== status) return handled
  return new Response(handled.body, { status: isErrorPage ? status : 200, headers: handled.headers })
}

/** Its name, after the prefix of the account's cookies. */
export const REFUSED_FORM_COOKIE = 'refused_form'

/** R680, R681: keeps the refused forms of a browser, which is identified by a cookie with its own secret. */
export function createRefusedForms(deps: ServerDeps) {
  const { url } = deps.site
  const name = `${cookiePrefixForSite(url)}.${REFUSED_FORM_COOKIE}`
  const session = sessionCookieNameForSite(url)

  const cookie = (value: string, seconds: number) =>
    [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
      .concat(url.protocol === 'https:' ? ['Secure'] : [])
      .join('; ')

  function secretOf({ headers }: Request): string | undefined {
    const value = cookieValue(headers.get('cookie'), name)
    return SECRET.test(value) ? value : undefined
  }

  /** A failure is reported only: the form is then answered directly, or shown as it is. */
  async function attempt<T>(task: Promise<T>, what: string): Promise<T | undefined> {
    try {
      return await task
    } catch (error) {
      deps.reportError(error, what)
      return undefined
    }
  }

  return {
    /** Stores a form that this request has sent; returns the address of the page that shows it. */
    async keep(request: Request, form: RefusedForm, { info, cookies }: { info: ClientInfo; cookies: string[] }) {
      if (!followsRedirects(request) || deps.readOnly()) return undefined
      const address = new URL(request.url)
      const secret = secretOf(request) ?? randomBytes(32).toString('base64url')
      const kept = { path: address.pathname, secret, form, address: info.clientAddress }
      const id = await attempt(storeRefusedForm(deps, kept), 'a refused form was not kept')
      if (id === undefined) return undefined
      cookies.push(cookie(secret, REFUSED_FORM_LIMITS.minutes * 60))
      address.searchParams.set(REFUSED_FORM_PARAMETER, id)
      return address.pathname + address.search
    },

    /** The form that a page shows again. */
    async find(request: Request, id: string): Promise<RefusedForm | undefined> {
      const secret = secretOf(request)
      if (secret === undefined) return undefined
      const path = new URL(request.url).pathname
      return attempt(loadRefusedForm(deps, { path, secret, id }), 'a refused form was not read')
    },

    /** R681: signing out ends the session and, with it, the forms. */
    forgetOnSignOut(request: Request, cookies: string[]): void {
      const ended = cookies.some((one) => one.startsWith(`${session}=;`))
      const kept = cookies.some((one) => one.startsWith(`${name}=`))
      if (ended && !kept && secretOf(request)) cookies.push(cookie('', 0))
    },
  }
}
