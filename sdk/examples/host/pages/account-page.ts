import { html } from 'hono/html'

import type { Person } from '#sdk/examples/host/data/entries.ts'

import { layout } from './layout.ts'

const confirmation = html`<form method="post" action="/account/confirm">
  <p>Your email is not confirmed. Until it is, your profile at the expert marketplace stays private.</p>
  <button class="quiet">Confirm it, as if by a mailed link</button>
</form>`

export function accountPage(person: Person) {
  const body = html`
    <section>
      <h2>You</h2>
      <form method="post" action="/account" class="fields">
        <label>Name <input name="name" value="${person.name}" required maxlength="80" /></label>
        <label>Email <input name="email" type="email" value="${person.email}" required maxlength="200" /></label>
        <button>Save</button>
      </form>
      ${person.emailVerified ? '' : confirmation}
    </section>
    <section>
      <h2>Delete your account</h2>
      <p>Your workspaces and sites go with it, and so does your account at the expert marketplace.</p>
      <form method="post" action="/account/delete"><button class="danger">Delete my account</button></form>
    </section>
  `
  return layout({ title: 'Your account', person, body })
}
