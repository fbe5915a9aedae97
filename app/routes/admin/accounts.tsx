import { clientContext } from '#app/load-context.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { actOnAccount, findAccounts } from '#client/admin/admin.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { ownValue } from '#domain/own-value.ts'

import type { Route } from './+types/accounts.ts'
import { actAsAdmin, orNotFound, queryOf, textOf } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { AccountCard } from './cards/account-card.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'

const DONE: Record<string, string> = {
  lock: 'The account is locked and signed out everywhere.',
  unlock: 'The account is unlocked.',
  'end-sessions': 'The account is signed out everywhere.',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = queryOf(request, ['q'])
  const { items } = await orNotFound(findAccounts(client, query))
  return { items, q: query.get('q') ?? '', done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { id: 1, act: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const [act, reason] = [textOf(form, 'act'), textOf(form, 'reason')]
  return actAsAdmin(request, {
    form,
    act: async () => {
      await actOnAccount(client, textOf(form, 'id'), { act, reason })
      return act
    },
  })
}

export default function AccountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, q, done } = loaderData
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
            label="Email, or a profile’s handle"
            defaultValue={q}
            maxLength={MAX_LENGTH.email}
          />
          <Button variant="quiet">Find</Button>
        </form>
      </search>
      {q !== '' && items.length === 0 && <p>There is no such account. An email has to be typed in full.</p>}
      {items.length > 0 && (
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
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Accounts')
