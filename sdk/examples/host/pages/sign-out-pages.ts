import { html, raw } from 'hono/html'

import { layout } from './layout.ts'

/** `form` is the provider's own, with its id `op.logoutForm`: the buttons belong to it. */
export function signOutPage(form: string) {
  const body = html`
    <p>You will be signed out at the expert marketplace, too.</p>
    ${raw(form)}
    <p class="row">
      <button form="op.logoutForm" name="logout" value="yes">Sign out everywhere</button>
      <a href="/">Stay signed in</a>
    </p>
  `
  return layout({ title: 'Sign out?', body })
}

export const signedOutPage = () =>
  layout({ title: 'You are signed out', body: html`<p><a class="button" href="/sign-in">Sign in again</a></p>` })
