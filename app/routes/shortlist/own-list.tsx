import { useTexts } from '#app/shell/use-texts.ts'
import { CurrencyForm } from '#app/ui/currency/currency-form.tsx'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS, MAX_SHORTLIST } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import { currentAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { CompareTable } from './compare-table.tsx'
import { ListTitle } from './list-title.tsx'
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
  const t = useTexts()
  return (
    <Notice tone="bad">
      {t.rich('shortlist.own.full', {
        maximum: MAX_SHORTLIST,
        handle,
        profile: (text) => <a href={addresses.profile(handle)}>{text}</a>,
      })}
    </Notice>
  )
}

type FormProps = { action: string }

function UndoNotice({ removed, action }: FormProps & { removed: string[] }) {
  const t = useTexts()
  const [only = ''] = removed
  return (
    <Notice>
      <form action={action} method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span>
          {removed.length === 1
            ? t('shortlist.own.removedOne', { name: only })
            : t('shortlist.own.removed', { count: removed.length })}
        </span>
        <Button name="intent" value="undo" variant="quiet">
          {t('shortlist.own.undo')}
        </Button>
      </form>
    </Notice>
  )
}

function EmptyList() {
  const t = useTexts()
  return (
    <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">{t('shortlist.empty.lead')}</p>
      <p className="text-compact text-ink-soft">{t('shortlist.empty.noAccount')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.hireIndex}>{t('shortlist.empty.bySkill')}</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          {t('shortlist.empty.all')}
        </ButtonLink>
      </div>
    </div>
  )
}

function ClearForm({ action }: FormProps) {
  const t = useTexts()
  return (
    <form action={action} method="post" className="print:hidden">
      <Button name="intent" value="clear" variant="quiet">
        {t('shortlist.own.clear')}
      </Button>
    </form>
  )
}

/** R340: the way from comparing to asking. */
function BriefInvitation({ experts, now }: Pick<OwnListProps, 'experts' | 'now'>) {
  const t = useTexts()
  const booked = experts.filter(({ availability }) => {
    if (!availability || !isAvailabilityConfirmed(availability, new Date(now))) return false
    return currentAvailabilityStatus(availability, { today: now.slice(0, 10), confirmed: true }) === 'UNAVAILABLE'
  })
  return (
    <section
      aria-labelledby="brief"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sunken p-6 print:hidden"
    >
      <div className="max-w-prose">
        <h2 id="brief" className="text-large">
          {t('shortlist.brief.title', { maximum: BRIEF_LIMITS.experts })}
        </h2>
        <p className="mt-1 text-compact text-ink-soft">{t('shortlist.brief.lead')}</p>
        {booked.length > 0 && (
          <p className="mt-1 text-compact text-warn">
            {t('shortlist.brief.booked', { names: new Intl.ListFormat('en').format(booked.map(({ name }) => name)) })}
          </p>
        )}
      </div>
      <ButtonLink href={addresses.newBrief}>
        {t('shortlist.brief.button', { maximum: BRIEF_LIMITS.experts })}
      </ButtonLink>
    </section>
  )
}

export function OwnList({ experts, missing, removed, refused, shareUrl, now, currency }: OwnListProps) {
  const t = useTexts()
  const count = experts.length + missing.length
  const action = withCurrency(addresses.shortlist, currency)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 md:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <ListTitle kind="own" count={count} />
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
          <CurrencyForm path={addresses.shortlist} others={[]} shownIn={currency} none={t('shortlist.currency.none')} />
          <CompareTable experts={experts} now={now} currency={currency} arrange />
          <BriefInvitation experts={experts} now={now} />
          <ShareLink url={shareUrl} currency={currency} />
        </>
      )}
      {experts.length === 1 && (
        <p className="text-compact text-ink-soft">
          {t.rich('shortlist.own.addSecond', { find: (text) => <a href={addresses.hireIndex}>{text}</a> })}
        </p>
      )}
    </div>
  )
}
