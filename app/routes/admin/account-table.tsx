import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { Day } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { AdminAccount } from '#domain/admin/admin-accounts.ts'

/** The account alone, with what an admin can do to it. */
const accountAddress = (email: string) => `${addresses.adminAccounts}?q=${encodeURIComponent(email)}`

function stateOf({ lockedOn, role }: AdminAccount) {
  if (lockedOn) return <b className="font-semibold text-bad">Locked</b>
  return role === 'admin' ? 'Admin' : 'Active'
}

function rowOf(account: AdminAccount) {
  const { id, name, email, emailVerified, profiles, createdOn, lastSignInOn } = account
  return {
    key: id,
    cells: [
      <span key="name" className="block min-w-52 wrap-anywhere">
        <bdi>{name}</bdi>
        <a href={accountAddress(email)} className="touch-target block text-small font-normal">
          {email}
        </a>
      </span>,
      <span key="state" className="whitespace-nowrap">
        {stateOf(account)}
        {!emailVerified && <span className="block text-small text-ink-soft">not confirmed</span>}
      </span>,
      profiles.length === 0 ? (
        '–'
      ) : (
        <ul key="profiles" className="wrap-anywhere">
          {profiles.map(({ slug }) => (
            <li key={slug}>
              <a href={addresses.profile(slug)} className="touch-target">
                @{slug}
              </a>
            </li>
          ))}
        </ul>
      ),
      <span key="created" className="whitespace-nowrap">
        <Day at={createdOn} />
      </span>,
      lastSignInOn ? (
        <span key="seen" className="whitespace-nowrap">
          <Day at={lastSignInOn} />
        </span>
      ) : (
        'never'
      ),
    ],
  }
}

/** Many accounts, a row each. */
export function AccountTable({ accounts }: { accounts: AdminAccount[] }) {
  return (
    <PlainTable
      caption="Accounts"
      columns={[
        { name: 'Account' },
        { name: 'State' },
        { name: 'Profiles' },
        { name: 'Created' },
        { name: 'Last sign-in' },
      ]}
      rows={accounts.map(rowOf)}
    />
  )
}
