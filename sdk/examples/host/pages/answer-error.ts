import type { Context } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'

import { layout } from './layout.ts'

/** What a visitor reads when something fails. */
export function answerError(error: Error, c: Context): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  // The provider does not know it: it is too old, was finished, or began in another browser.
  if (error.name === 'SessionNotFound') {
    const body = html`<p>It took too long, or began in another browser. Please go back to where you came from.</p>`
    return c.html(layout({ title: 'This sign-in has expired', body }), 400)
  }
  console.error(error)
  return c.html(layout({ title: 'Something went wrong', body: html`<p>Please try again.</p>` }), 500)
}
