import { CurrencyForm } from '#app/ui/currency/currency-form.tsx'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS, MAX_SHORTLIST } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import { currentStatus } from '#domain/profiles/availability/current-status.ts'
import type { Currency } from '#domain/profiles/currency.ts'
import { plural, pluralForm } from '#domain/text/plural.ts'

import { CompareTable } from './compare-table.tsx'
import { MissingExperts } from './missing-experts.tsx'
import { ShareLink } from './share-link.tsx'

type OwnListProps = {
  experts: ComparedExpert[]
  missing: string[]
  /** The names of the experts whom an undo restores. */
  removed: string[]
  /** The handle of the expert who did not fit. */
  refused: string | null
  shareUrl: string
  now: string
  currency: Currency | undefined
}

function FullNotice({ handle }: { handle: string }) {
  const profile = addresses.profile(handle)
  return (
    <Notice tone="bad">
      A shortlist holds {MAX_SHORTLIST} experts, and yours is full. <a href={profile}>@{handle}</a> was not added:
      remove somebody first, then try again.
    </Notice>
  )
}

type FormProps = { action: string }

function UndoNotice({ removed, action }: FormProps & { removed: string[] }) {
  const [only] = removed
  return (
    <Notice>
      <form action={action} method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span>
          {removed.length === 1
            ? `${only} is off your shortlist.`
            : `${plural(removed.length, 'expert')} are off your shortlist.`}
        </span>
        <Button name="intent" value="undo" variant="quiet">
          Undo
        </Button>
      </form>
    </Notice>
  )
}

function EmptyList() {
  return (
    <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">
        Nobody is on it yet. Press “Shortlist” wherever you see an expert, then compare their work, terms and time here,
        side by side.
      </p>
      <p className="text-compact text-ink-soft">
        You need no account: the list stays in this browser until you share it.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.hireIndex}>Hire by skill</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          See all experts
        </ButtonLink>
      </div>
    </div>
  )
}

function ClearForm({ action }: FormProps) {
  return (
    <form action={action} method="post" className="print:hidden">
      <Button name="intent" value="clear" variant="quiet">
        Clear the list
      </Button>
    </form>
  )
}

/** R340: the way from comparing to asking. */
function BriefInvitation({ experts, now }: Pick<OwnListProps, 'experts' | 'now'>) {
  const booked = experts.filter(({ availability }) => {
    if (!availability || !isAvailabilityConfirmed(availability, new Date(now))) return false
    return currentStatus(availability, { today: now.slice(0, 10), confirmed: true }) === 'UNAVAILABLE'
  })
  return (
    <section
      aria-labelledby="brief"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sunken p-6 print:hidden"
    >
      <div className="max-w-prose">
        <h2 id="brief" className="text-large">
          One brief, up to {BRIEF_LIMITS.experts} experts
        </h2>
        <p className="mt-1 text-compact text-ink-soft">Say once what you need. Their answers stand side by side.</p>
        {booked.length > 0 && (
          <p className="mt-1 text-compact text-warn">
            Fully booked just now: {new Intl.ListFormat('en').format(booked.map(({ name }) => name))}. The brief goes to
            them only if you choose them.
          </p>
        )}
      </div>
      <ButtonLink href={addresses.newBrief}>Send one brief to up to three</ButtonLink>
    </section>
  )
}

export function OwnList({ experts, missing, removed, refused, shareUrl, now, currency }: OwnListProps) {
  const count = experts.length + missing.length
  const action = withCurrency(addresses.shortlist, currency)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 md:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-title">
          Your shortlist
          {count > 0 && (
            <span className="ml-3 text-ink-soft">
              {count}
              <span className="sr-only">{` ${pluralForm(count, 'expert')}`}</span>
            </span>
          )}
        </h1>
        {count > 0 && <ClearForm action={action} />}
      </header>
      {(refused || removed.length > 0) && (
        <div id="note" tabIndex={-1} className="grid scroll-mt-6 gap-3 print:hidden">
          {refused && <FullNotice handle={refused} />}
          {removed.length > 0 && <UndoNotice removed={removed} action={action} />}
        </div>
      )}
      {count === 0 && <EmptyList />}
      {missing.length > 0 && <MissingExperts handles={missing} />}
      {experts.length > 0 && (
        <>
          <CurrencyForm path={addresses.shortlist} others={[]} shownIn={currency} none="As each expert says" />
          <CompareTable experts={experts} now={now} currency={currency} arrange />
          <BriefInvitation experts={experts} now={now} />
          <ShareLink url={shareUrl} currency={currency} />
        </>
      )}
      {experts.length === 1 && (
        <p className="text-compact text-ink-soft">
          Add a second expert to compare them. <a href={addresses.hireIndex}>Hire by skill</a>
        </p>
      )}
    </div>
  )
}
