import { useTexts } from '#app/shell/use-texts.ts'
import { CurrencyForm } from '#app/ui/currency/currency-form.tsx'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import { MAX_SHORTLIST } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { CompareTable } from './compare-table.tsx'
import { ListTitle } from './list-title.tsx'

type SharedListProps = {
  experts: ComparedExpert[]
  /** How many experts of the shared list are no longer listed. */
  gone: number
  /** The length of the visitor's own list, and whether it has room for these. */
  own: number
  room: 'none' | 'some' | 'has all'
  now: string
  currency: Currency | undefined
}

function SaveForm({ experts, own, room, currency }: Pick<SharedListProps, 'experts' | 'own' | 'room' | 'currency'>) {
  const t = useTexts()
  const address = withCurrency(addresses.shortlist, currency)
  if (room === 'has all') {
    return (
      <p className="text-compact">
        {t.rich('shortlist.shared.hasAll', { own: (text) => <a href={address}>{text}</a> })}
      </p>
    )
  }
  return (
    <form action={address} method="post" className="grid gap-2">
      <input type="hidden" name="experts" value={experts.map((expert) => expert.slug).join(',')} />
      {room === 'none' && (
        <p className="max-w-prose text-compact">
          {t.rich('shortlist.shared.tooMany', {
            maximum: MAX_SHORTLIST,
            count: own,
            own: (text) => <a href={address}>{text}</a>,
          })}
        </p>
      )}
      <div>
        {room === 'some' ? (
          <Button name="intent" value="save">
            {t('shortlist.shared.save')}
          </Button>
        ) : (
          <Button name="intent" value="replace">
            {t('shortlist.shared.replace')}
          </Button>
        )}
      </div>
    </form>
  )
}

export function SharedList({ experts, gone, own, room, now, currency }: SharedListProps) {
  const t = useTexts()
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 md:pt-14">
      <header className="grid gap-3">
        <ListTitle kind="shared" count={experts.length} />
        <p className="max-w-prose text-large text-pretty text-ink-soft">
          {t('shortlist.shared.lead')}
          {gone > 0 && ` ${t('shortlist.shared.missing', { count: gone })}`}
        </p>
        {experts.length > 0 && (
          <div className="mt-2 print:hidden">
            <SaveForm experts={experts} own={own} room={room} currency={currency} />
          </div>
        )}
      </header>
      {experts.length > 0 ? (
        <>
          <CurrencyForm
            path={addresses.shortlist}
            others={[['experts', experts.map(({ slug }) => slug).join(',')]]}
            shownIn={currency}
            none={t('shortlist.currency.none')}
          />
          <CompareTable experts={experts} now={now} currency={currency} />
        </>
      ) : (
        <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
          <p className="text-lede">{t('shortlist.shared.none')}</p>
          <div>
            <ButtonLink href={addresses.hireIndex}>{t('shortlist.empty.bySkill')}</ButtonLink>
          </div>
        </div>
      )}
    </div>
  )
}
