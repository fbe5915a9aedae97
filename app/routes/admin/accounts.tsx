import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { actOnAccount, findAccounts } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { ownValue } from '#domain/own-value.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/accounts.ts'
import { AccountTable } from './account-table.tsx'
import { actAsAdmin, notFoundIfInvalid, listPageAddress, pickQueryParameters, formText } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { AccountCard } from './cards/account-card.tsx'
import { ListTotal } from './lists/list-total.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'

/** More accounts than this are a table, which leads to each. */
const MOST_CARDS = 3

const DONE: Record<string, string> = {
  lock: 'The account is locked and signed out everywhere.',
  unlock: 'The account is unlocked.',
  'end-sessions': 'The account is signed out everywhere.',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, ['q', 'page'])
  const { page: _page, ...filters } = Object.fromEntries(query)
  const found = await notFoundIfInvalid(
    redirectToLastPage(findAccounts(client, query), {
      request,
      address: listPageAddress(addresses.adminAccounts, filters),
    }),
  )
  return { found, filters, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { id: 1, act: 1, rule: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const [act, reason] = [formText(form, 'act'), formText(form, 'reason')]
  return actAsAdmin(request, {
    form,
    act: async () => {
      await actOnAccount(client, formText(form, 'id'), {
        act,
        reason,
        ...(act === 'lock' && { rule: formText(form, 'rule') }),
      })
      return act
    },
  })
}

export default function AccountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, filters, done } = loaderData
  const { items, total, more, page, pages } = found
  return (
    <AdminPage
      title="Accounts"
      lead="A locked account cannot sign in. Its profile stays as it is: hide or suspend it on its own page."
      place="Accounts"
      done={done}
      problems={actionData?.problems}
    >
      <search>
        <form className="grid max-w-prose items-end gap-4 sm:grid-cols-[1fr_auto]">
          <TextInput
            id="q"
            name="q"
            type="search"
            label="Part of a name, an email or a handle"
            defaultValue={filters['q']}
            maxLength={MAX_LENGTH.email}
          />
          <Button variant="quiet">Find</Button>
        </form>
      </search>
      <ListTotal text={`${more ? 'More than ' : ''}${countWithNoun(total, 'account')}`} />
      {items.length === 0 && (
        <p>
          No account matches. Type at least 3 letters, or the beginning of a handle. Deleted accounts are only in the{' '}
          <a href={addresses.adminAuditLog}>audit log</a>.
        </p>
      )}
      {total > MOST_CARDS && <AccountTable accounts={items} />}
      {total <= MOST_CARDS && items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {items.map((account) => (
            <li key={account.id}>
              <AccountCard
                account={account}
                typed={actionData?.typed['id'] === account.id ? actionData.typed : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} address={listPageAddress(addresses.adminAccounts, filters)} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Accounts')
