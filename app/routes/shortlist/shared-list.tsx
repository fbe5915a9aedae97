import { CurrencyForm } from '#app/ui/currency/currency-form.tsx'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import { MAX_SHORTLIST } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { Currency } from '#domain/profiles/currency.ts'
import { plural, pluralForm } from '#domain/text/plural.ts'

import { CompareTable } from './compare-table.tsx'

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
  const address = withCurrency(addresses.shortlist, currency)
  if (room === 'has all') {
    return (
      <p className="text-compact">
        All of them are on your shortlist. <a href={address}>View your shortlist</a>
      </p>
    )
  }
  return (
    <form action={address} method="post" className="grid gap-2">
      <input type="hidden" name="experts" value={experts.map((expert) => expert.slug).join(',')} />
      {room === 'none' && (
        <p className="max-w-prose text-compact">
          A shortlist holds {MAX_SHORTLIST} experts. With the {own} on <a href={address}>yours</a> these are too many.
        </p>
      )}
      <div>
        {room === 'some' ? (
          <Button name="intent" value="save">
            Save to my shortlist
          </Button>
        ) : (
          <Button name="intent" value="replace">
            Save in place of my shortlist
          </Button>
        )}
      </div>
    </form>
  )
}

function missingText(gone: number): string {
  return `${plural(gone, 'of these is', 'of these are')} no longer listed.`
}

export function SharedList({ experts, gone, own, room, now, currency }: SharedListProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 md:pt-14">
      <header className="grid gap-3">
        <h1 className="text-title">
          A shared shortlist
          {experts.length > 0 && (
            <span className="ml-3 text-ink-soft">
              {experts.length}
              <span className="sr-only">{` ${pluralForm(experts.length, 'expert')}`}</span>
            </span>
          )}
        </h1>
        <p className="max-w-prose text-large text-pretty text-ink-soft">
          Somebody chose these experts and sent you the link. Your own shortlist is as it was.
          {gone > 0 && ` ${missingText(gone)}`}
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
            none="As each expert says"
          />
          <CompareTable experts={experts} now={now} currency={currency} />
        </>
      ) : (
        <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
          <p className="text-lede">There is nobody on this list who can be hired now.</p>
          <div>
            <ButtonLink href={addresses.hireIndex}>Hire by skill</ButtonLink>
          </div>
        </div>
      )}
    </div>
  )
}
