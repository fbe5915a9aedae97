import { html } from 'hono/html'

import type { Person } from '#sdk/examples/host/data/entries.ts'

type Html = ReturnType<typeof html>

const navigation = (person: Person) =>
  html`<nav aria-label="Main">
    <a href="/">Sites</a> <a href="/activity">Activity</a> <a href="/account">${person.name}</a>
    <a href="/oidc/session/end">Sign out</a>
  </nav>`

/** Every page of the site builder; `html` escapes whatever is put into it. */
export function layout({ title, person, body }: { title: string; person?: Person | undefined; body: Html }) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Plinth</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header><a class="brand" href="/">Plinth</a>${person ? navigation(person) : ''}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>Plinth is an example of a site builder beside Guildhall. Its accounts have no passwords.</footer>
      </body>
    </html>`
}
