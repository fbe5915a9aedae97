import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import {
  actAsAdmin,
  notFoundIfInvalid,
  listPageAddress,
  pickQueryParameters,
  formText,
} from '#app/routes/admin/admin-act.ts'
import { AdminPage, adminMeta } from '#app/routes/admin/admin-page.tsx'
import { receiveAdminForm, requireAdmin } from '#app/routes/admin/require-admin.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { addSiteBlock, fetchSiteBlocks, removeSiteBlock } from '#client/admin/site-blocks.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/blocks.ts'
import { BlockCard } from './block-card.tsx'
import { BlockForm } from './block-form.tsx'

const DONE: Record<string, string> = {
  add: 'The block holds now.',
  remove: 'The block is removed.',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const found = await notFoundIfInvalid(
    redirectToLastPage(fetchSiteBlocks(client, pickQueryParameters(request, ['page'])), {
      request,
      address: listPageAddress(addresses.adminBlocks, {}),
    }),
  )
  return { found, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { act: 1, id: 1, value: 1, reason: 1, days: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const reason = formText(form, 'reason')
  const act = async () => {
    if (formText(form, 'act') === 'remove') {
      await removeSiteBlock(client, formText(form, 'id'), reason)
      return 'remove'
    }
    await addSiteBlock(client, { value: formText(form, 'value'), reason, days: formText(form, 'days') })
    return 'add'
  }
  return actAsAdmin(request, { form, act })
}

export default function BlocksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, done } = loaderData
  const typed = actionData?.typed
  return (
    <AdminPage
      title="Blocks"
      lead="Nobody signs up, changes their email or writes as a guest with an address of a blocked mail domain or its subdomains. A blocked network can read the site, but not send or change anything."
      place="Blocks"
      done={done}
      problems={actionData?.problems}
    >
      <BlockForm typed={typed?.['act'] === 'add' ? typed : undefined} />
      <p className="text-compact text-ink-soft">{countWithNoun(found.total, 'block')}</p>
      {found.items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {found.items.map((block) => (
            <li key={block.id}>
              <BlockCard block={block} typed={typed?.['id'] === block.id ? typed : undefined} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={found.page} pages={found.pages} address={listPageAddress(addresses.adminBlocks, {})} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Blocks')
