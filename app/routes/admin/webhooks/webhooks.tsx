import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import {
  actAsAdmin,
  notFoundIfInvalid,
  listPageAddress,
  pickQueryParameters,
  refusalForForm,
  formText,
} from '#app/routes/admin/admin-act.ts'
import { AdminPage, adminMeta } from '#app/routes/admin/admin-page.tsx'
import { EntryList } from '#app/routes/admin/entry-list.tsx'
import { StateLinks } from '#app/routes/admin/lists/state-links.tsx'
import { receiveAdminForm, requireAdmin } from '#app/routes/admin/require-admin.ts'
import { wholeNumber } from '#app/ui/format.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Section } from '#app/ui/section.tsx'
import { fetchDeliveries, pauseDeliveries, replayDeliveries } from '#client/webhooks/webhooks.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'
import { DELIVERY_STATES, type DeliveryState } from '#domain/webhooks/webhook-event.ts'

import type { Route } from './+types/webhooks.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { DeliveryControls } from './delivery-controls.tsx'

const DONE: Record<string, string> = {
  paused: 'Paused. Events are stored until you resume.',
  resumed: 'Resumed. Waiting events are being delivered.',
  replayed: 'It waits for delivery again.',
}

const NAMES: Record<DeliveryState, string> = { pending: 'Waiting', failed: 'Given up', delivered: 'Delivered' }

const EMPTY: Record<DeliveryState, string> = {
  pending: 'No events are waiting.',
  failed: 'No events were given up.',
  delivered: 'No events were delivered in the last 7 days.',
}

const addressOf = (state: string, endpoint: string) =>
  listPageAddress(addresses.adminWebhooks, { endpoint, state: state === 'pending' ? '' : state })

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, ['state', 'endpoint', 'page'])
  const state = query.get('state') ?? 'pending'
  const endpoint = query.get('endpoint') ?? ''
  const deliveries = await notFoundIfInvalid(
    redirectToLastPage(fetchDeliveries(client, query), { request, address: addressOf(state, endpoint) }),
  )
  const done = ownValue(DONE, new URL(request.url).searchParams.get('done'))
  return { deliveries, state: state as DeliveryState, endpoint, done }
}

const FORM = { act: 1, id: 1, endpoint: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const formData = await receiveAdminForm(client, request, FORM)
  const [id, endpoint, reason] = [
    formText(formData, 'id'),
    formText(formData, 'endpoint'),
    formText(formData, 'reason'),
  ]
  const act = async () => {
    const wanted = formText(formData, 'act')
    if (wanted === 'replay') {
      await replayDeliveries(client, { ...(id && { id }), ...(endpoint && { endpoint }), reason })
      return 'replayed'
    }
    await pauseDeliveries(client, { paused: wanted !== 'resume', ...(endpoint && { endpoint }), reason })
    return wanted === 'resume' ? 'resumed' : 'paused'
  }
  return actAsAdmin(request, { form: formData, act })
}

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { deliveries, state, endpoint, done } = loaderData
  const links = DELIVERY_STATES.map((one) => ({
    name: `${NAMES[one]} (${wholeNumber(deliveries.counts[one])})`,
    href: addressOf(one, endpoint)(1),
    current: one === state,
  }))
  const { endpoints } = deliveries
  const byEndpoint = ['', ...endpoints.map(({ name }) => name)].map((name) => ({
    name: name === '' ? 'All endpoints' : `Endpoint ${name}`,
    href: addressOf(state, name)(1),
    current: name === endpoint,
  }))
  const isInCard = deliveries.items.some(({ id }) => refusalForForm(actionData, { id }))
  return (
    <AdminPage
      title="Webhooks"
      lead="Events that are sent to the platform’s endpoints. A delivery that fails is retried for three days. Meanwhile, later events about the same profile wait, at that endpoint only."
      place="Webhooks"
      done={actionData ? undefined : done}
      problems={isInCard ? undefined : actionData?.problems}
    >
      {endpoints.length > 1 && <StateLinks label="Which endpoint" links={byEndpoint} />}
      <DeliveryControls deliveries={deliveries} endpoint={endpoint} typed={isInCard ? undefined : actionData?.typed} />
      <StateLinks label="Which events" links={links} />
      {deliveries.items.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {deliveries.items.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryCard
                delivery={delivery}
                isOneOfSeveral={endpoints.length > 1}
                canReplay={endpoints.some(({ name, configured }) => configured && name === delivery.endpoint)}
                refusal={refusalForForm(actionData, { id: delivery.id })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{EMPTY[state]}</p>
      )}
      <Pagination page={deliveries.page} pages={deliveries.pages} address={addressOf(state, endpoint)} />
      {deliveries.acts.length > 0 && (
        <Section id="acts" title="Who did it, and why">
          <EntryList entries={deliveries.acts} />
        </Section>
      )}
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Webhooks')
