import { html } from 'hono/html'

import type { Person } from '#sdk/examples/host/data/entries.ts'

import { layout } from './layout.ts'

const choice = ({ id, name, email, emailVerified }: Person) =>
  html`<li>
    <form method="post">
      <button class="choice" name="person" value="${id}">
        <strong>${name}</strong> <span>${email}${emailVerified ? '' : ', not confirmed'}</span>
      </button>
    </form>
  </li>`

/** Posts to the address that it is shown at: /sign-in, or the provider's /interaction/…. */
export function signInPage(people: Person[], { problem = '', cancel = false } = {}) {
  const body = html`
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <p>A real site builder asks for a password here. In this example you choose who you are.</p>
    <ul class="plain">
      ${people.map(choice)}
    </ul>
    <section>
      <h2>New here</h2>
      <form method="post" class="fields">
        <label>Name <input name="name" required maxlength="80" autocomplete="name" /></label>
        <label>Email <input name="email" type="email" required maxlength="200" autocomplete="email" /></label>
        <button>Sign up</button>
      </form>
    </section>
    ${cancel && html`<form method="post"><button class="quiet" name="cancel" value="1">Cancel</button></form>`}
  `
  return layout({ title: 'Sign in to Plinth', body })
}
