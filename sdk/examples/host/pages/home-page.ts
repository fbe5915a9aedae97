import { html } from 'hono/html'

import { sitesOf, workspacesOf } from '#sdk/examples/host/data/changes.ts'
import { type Person, type Plan, PLANS, type Site, type Workspace } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'

import { layout } from './layout.ts'

const planOptions = (chosen: Plan) =>
  PLANS.map((plan) => html`<option ${plan === chosen ? 'selected' : ''}>${plan}</option>`)

const workspaceRow = ({ id, name, plan }: Workspace) =>
  html`<li>
    <strong>${name}</strong>
    <form method="post" action="/workspaces/${id}/plan" class="row">
      <label for="plan-${id}">Plan of ${name}</label>
      <select id="plan-${id}" name="plan">
        ${planOptions(plan)}
      </select>
      <button class="quiet">Change</button>
    </form>
  </li>`

const siteRow = ({ id, name, slug, publishedOn }: Site) =>
  html`<li>
    <div><strong>${name}</strong> <small>${publishedOn ? `${slug}.plinth.example` : 'Draft'}</small></div>
    <form method="post" action="/sites/${id}/${publishedOn ? 'unpublish' : 'publish'}">
      <button class="quiet">${publishedOn ? 'Unpublish' : 'Publish'} ${name}</button>
    </form>
  </li>`

/** What Guildhall's events say of this person's own profile; the newest comes first. */
function marketplaceCard(store: Store, { id }: Person, guildhallUrl: string) {
  const newest = store.events().find(({ type, data }) => type.startsWith('profile.') && data['ownerUserId'] === id)
  const handle = newest && newest.type !== 'profile.deleted' ? String(newest.data['handle']) : undefined
  return html`<section>
    <h2>Expert marketplace</h2>
    ${
      handle
        ? html`<p>Your profile is <a href="${guildhallUrl}/@${handle}">@${handle}</a>: ${newest?.type}.</p>`
        : html`<p>Get hired for what you build: create a profile with your Plinth account.</p>`
    }
    <p><a class="button" href="${guildhallUrl}/sign-in?next=%2Fdashboard">Open the marketplace</a></p>
  </section>`
}

export function homePage(store: Store, person: Person, guildhallUrl: string) {
  const [workspaces, sites] = [workspacesOf(store, person), sitesOf(store, person)]
  const body = html`
    <section>
      <h2>Your sites</h2>
      <ul class="plain">
        ${sites.length > 0 ? sites.map(siteRow) : html`<li>No site yet.</li>`}
      </ul>
      <form method="post" action="/sites" class="fields">
        <label>Name of the site <input name="name" required maxlength="80" /></label>
        <div>
          <label for="whose">Whose site</label>
          <select id="whose" name="workspace">
            <option value="">Mine</option>
            ${workspaces.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
          </select>
        </div>
        <button>Create site</button>
      </form>
    </section>
    <section>
      <h2>Workspaces</h2>
      <ul class="plain">
        ${workspaces.length > 0 ? workspaces.map(workspaceRow) : html`<li>No workspace yet.</li>`}
      </ul>
      <form method="post" action="/workspaces" class="fields">
        <label>Name of the workspace <input name="name" required maxlength="80" /></label>
        <div>
          <label for="plan">Plan</label>
          <select id="plan" name="plan">
            ${planOptions('free')}
          </select>
        </div>
        <button>Create workspace</button>
      </form>
    </section>
    ${marketplaceCard(store, person, guildhallUrl)}
  `
  return layout({ title: 'Your sites and plans', person, body })
}
