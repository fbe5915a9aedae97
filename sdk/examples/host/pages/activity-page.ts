import { html } from 'hono/html'

import type { Person, ReceivedEvent } from '#sdk/examples/host/data/entries.ts'
import type { ReportQueue, Sent } from '#sdk/examples/host/guildhall/report-queue.ts'

import { layout } from './layout.ts'

type Activity = {
  person: Person
  queue: ReturnType<ReportQueue['status']>
  events: readonly ReceivedEvent[]
  reconciled: string
}

const clock = (moment: string) => html`<time datetime="${moment}">${moment.slice(11, 19)}</time>`

const sentRow = ({ at, what, status, why }: Sent) =>
  html`<tr>
    <td>${clock(at)}</td>
    <td>${what}</td>
    <td>${status}${why ? `: ${why}` : ''}</td>
  </tr>`

const eventRow = ({ type, timestamp, data }: ReceivedEvent) =>
  html`<tr>
    <td>${clock(timestamp)}</td>
    <td>${type}</td>
    <td><code>${JSON.stringify(data)}</code></td>
  </tr>`

const table = (rows: unknown[], headings: string[], empty: string) =>
  rows.length === 0
    ? html`<p>${empty}</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="${headings.join(', ')}">
        <table>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`

/** Both directions: what Guildhall was told, and what it has told us. */
export function activityPage({ person, queue, events, reconciled }: Activity) {
  const waiting = queue.waiting.length
  const body = html`
    <section>
      <h2>Reports to Guildhall</h2>
      <p>${waiting === 0 ? 'Nothing waits.' : `${waiting} wait: ${queue.waiting.join(', ')}.`}</p>
      ${queue.problem && html`<p class="problem" role="alert">${queue.problem.replace(/\.?$/, '.')} It is tried again.</p>`}
      <form method="post" action="/reconcile" class="row">
        <button>Reconcile</button> <span role="status">${reconciled}</span>
      </form>
      ${table(queue.sent.map(sentRow), ['Sent', 'Entry', 'Answer'], 'Nothing was sent since the start.')}
    </section>
    <section>
      <h2>Webhooks from Guildhall</h2>
      ${table(events.map(eventRow), ['When', 'Event', 'Data'], 'None came yet.')}
    </section>
  `
  return layout({ title: 'Activity', person, body })
}
