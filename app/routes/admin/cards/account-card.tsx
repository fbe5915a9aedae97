import { useId } from 'react'

import { RuleSelect } from '#app/routes/admin/decisions/rule-select.tsx'
import { EntryList } from '#app/routes/admin/entry-list.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { AdminAccount } from '#domain/admin/admin-accounts.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import { ReasonInput } from './reason-input.tsx'

type Props = { account: AdminAccount; typed: Record<string, string> | undefined }

function actsFor({ lockedOn }: AdminAccount) {
  return lockedOn
    ? [{ value: 'unlock', label: 'Unlock' }]
    : [
        { value: 'end-sessions', label: 'Sign out everywhere' },
        { value: 'lock', label: 'Lock' },
      ]
}

function ActForm({ account, typed }: Props) {
  const id = useId()
  return (
    <form
      method="post"
      className={`grid items-end gap-4 border-t border-line pt-5 ${account.lockedOn ? 'sm:grid-cols-[1fr_2fr_auto]' : 'sm:grid-cols-[1fr_1fr_2fr_auto]'}`}
    >
      <input type="hidden" name="id" value={account.id} />
      <SelectInput
        id={`${id}-act`}
        name="act"
        label="What to do"
        options={actsFor(account)}
        defaultValue={typed?.['act']}
      />
      {!account.lockedOn && <RuleSelect id={id} typed={typed?.['rule']} label="Rule, for a lock" />}
      <ReasonInput id={id} typed={typed} />
      <Button variant="quiet">Do it</Button>
    </form>
  )
}

function Sessions({ account: { sessions, lastSignInOn } }: { account: AdminAccount }) {
  return (
    <>
      Signed in at {countWithNoun(sessions, 'place')}
      {lastSignInOn && (
        <>
          , last sign-in <Moment at={lastSignInOn} />
        </>
      )}
      .
    </>
  )
}

/** One account: its state, the admin's actions and its history. */
export function AccountCard({ account, typed }: Props) {
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h2 className="text-lede wrap-anywhere">
          <bdi>{account.name}</bdi>
        </h2>
        <p className="text-compact wrap-anywhere">
          {account.email} {account.emailVerified ? <span className="text-good">✓ confirmed</span> : '(not confirmed)'}
        </p>
        <p className="text-small text-ink-soft">
          {account.role === 'admin' ? 'An admin' : 'An account'} since <Moment at={account.createdOn} />. Two-step
          sign-in is {account.secondFactor ? 'on' : 'off'}. <Sessions account={account} />
        </p>
      </header>
      {account.lockedOn && (
        <p className="wrap-anywhere">
          <b className="font-semibold text-bad">Locked</b> since <Moment at={account.lockedOn} />: {account.lockReason}
        </p>
      )}
      {account.profiles.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
          {account.profiles.map(({ slug }) => (
            <li key={slug}>
              <a href={addresses.profile(slug)}>@{slug}</a> (
              <a href={addresses.editProfile(slug, 'admin')}>change its standing</a>)
            </li>
          ))}
        </ul>
      )}
      {account.role === 'admin' ? (
        <p className="border-t border-line pt-4 text-compact">
          Admins do not act on one another. The operator takes the role away first.
        </p>
      ) : (
        <ActForm account={account} typed={typed} />
      )}
      {account.history.length > 0 && <EntryList entries={account.history} />}
    </Panel>
  )
}
