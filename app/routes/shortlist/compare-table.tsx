import { useTexts } from '#app/shell/use-texts.ts'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { languageNames, monthAndYear, wholeNumber } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import { ANSWER_RATE_THRESHOLDS } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import { type ComparisonHighlights, highlightDifferences } from '#domain/lists/comparison-highlights.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { ArrangeForm } from './arrange-form.tsx'
import {
  AnswerRateCell,
  AvailabilityCell,
  BadgeCell,
  MinimumCell,
  Unspecified,
  ReplyCell,
  ServiceCell,
  SkillCell,
  WorkCell,
} from './compare-cells.tsx'
import { CompareNotes } from './compare-notes.tsx'
import { HeadRow, Row } from './compare-row.tsx'

/** The columns that are readable on a printed page; more get a second table. */
const SHEET = 6

/** R317: on a phone one expert beside the labels (6rem) and the cells' padding, and the edge of the next one. */
const PHONE = '[--column:calc(100vw-12rem)]'

/** Up to three columns fill a wide page, four fit; beyond that the next one is cut off, which hints at scrolling. */
function columnWidth(experts: number): string {
  if (experts > 4) return `${PHONE} sm:[--column:12.6rem]`
  if (experts === 4) return `${PHONE} sm:[--column:13.5rem]`
  return `${PHONE} sm:[--column:15rem] lg:[--column:18.5rem]`
}

type CompareProps = {
  experts: ComparedExpert[]
  now: string
  arrange?: boolean
  /** R742: of all amounts; undefined for each expert's own. */
  currency: Currency | undefined
}
type TableProps = CompareProps & { highlights: ComparisonHighlights }

function Body({ experts, highlights, now, currency, arrange = false }: TableProps) {
  const t = useTexts()
  return (
    <tbody>
      {arrange && (
        <Row label={t('shortlist.table.arrange')} experts={experts} className="print:hidden">
          {(expert, index) => (
            <ArrangeForm
              expert={expert}
              left={experts[index - 1]}
              right={experts[index + 1]}
              action={withCurrency(addresses.shortlist, currency)}
            />
          )}
        </Row>
      )}
      <Row label={t('shortlist.table.contact')} experts={experts} className="print:hidden">
        {({ slug, name }) => (
          <ButtonLink
            href={addresses.contact(slug)}
            aria-label={t('shortlist.table.contactPerson', { name })}
            className="w-full"
          >
            {t('shortlist.table.contact')}
          </ButtonLink>
        )}
      </Row>
      <Row label={t('shortlist.table.work')} experts={experts}>
        {(expert) => <WorkCell expert={expert} />}
      </Row>
      <Row label={t('shortlist.table.place')} experts={experts}>
        {({ location }) =>
          location.city || location.country ? (
            <bdi>{[location.city, location.country].filter(Boolean).join(', ')}</bdi>
          ) : (
            <Unspecified />
          )
        }
      </Row>
      <Row label={t('shortlist.table.availability')} experts={experts}>
        {(expert) => <AvailabilityCell availability={expert.availability} now={now} />}
      </Row>
      <Row label={t('profile.facts.startingPrice')} experts={experts}>
        {({ slug, projectMinimum }) => (
          <MinimumCell minimum={projectMinimum} lowest={highlights.lowestMinimum.has(slug)} currency={currency} />
        )}
      </Row>
      <Row label={t('profile.facts.responseTime')} experts={experts}>
        {(expert) => (
          <ReplyCell hours={expert.responseTimeHours} quickest={highlights.quickestReply.has(expert.slug)} />
        )}
      </Row>
      <Row label={t('shortlist.table.responseRate', { days: ANSWER_RATE_THRESHOLDS.days })} experts={experts}>
        {({ slug, answerRate }) => (
          <AnswerRateCell rate={answerRate} highest={highlights.highestAnswerRate.has(slug)} />
        )}
      </Row>
      <Row label={t('profile.facts.languages')} experts={experts}>
        {({ languages }) => (languages.length > 0 ? <bdi>{languageNames(languages)}</bdi> : <Unspecified />)}
      </Row>
      <Row label={t('shortlist.table.services')} experts={experts}>
        {(expert) => <ServiceCell slugs={expert.servicesOffered} />}
      </Row>
      <Row label={t('profile.facts.badges')} experts={experts}>
        {(expert) => <BadgeCell badges={expert.badges} />}
      </Row>
      <Row label={t('profile.facts.skills')} experts={experts}>
        {(expert) => <SkillCell skills={expert.skills} shared={highlights.sharedSkills} />}
      </Row>
      <Row label={t('shortlist.table.followers')} experts={experts}>
        {(expert) => wholeNumber(expert.numFollowers)}
      </Row>
      <Row label={t('profile.facts.memberSince')} experts={experts}>
        {({ createdOn }) => <time dateTime={createdOn.slice(0, 7)}>{monthAndYear(createdOn)}</time>}
      </Row>
      <Row label={t('shortlist.table.profile')} experts={experts} className="print:hidden">
        {(expert) => (
          <ButtonLink
            href={addresses.profile(expert.slug)}
            aria-label={t('shortlist.table.viewPerson', { name: expert.name })}
            variant="quiet"
            className="w-full"
          >
            {t('shortlist.table.view')}
          </ButtonLink>
        )}
      </Row>
    </tbody>
  )
}

function Sheets({ experts, ...props }: TableProps) {
  const t = useTexts()
  const sheets = Array.from({ length: Math.ceil(experts.length / SHEET) }, (_one, index) =>
    experts.slice(index * SHEET, (index + 1) * SHEET),
  )
  return sheets.map((sheet) => (
    <table
      key={sheet[0]?.slug}
      className="w-full table-fixed border-separate border-spacing-0 not-first:break-before-page"
    >
      <caption className="sr-only">{t('shortlist.table.caption')}</caption>
      <thead>
        <HeadRow experts={sheet} reachable={false} />
      </thead>
      <Body experts={sheet} {...props} />
    </table>
  ))
}

/** Experts side by side. Only the table's region scrolls sideways, never the page. */
export function CompareTable({ experts, now, currency, arrange = false }: CompareProps) {
  const t = useTexts()
  const highlights = highlightDifferences(experts)
  return (
    <div className="prints-wide grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
      <section
        aria-labelledby="comparison"
        // Focusable, so that arrow keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys, too
        tabIndex={0}
        className={`relative overflow-x-auto overscroll-x-contain pb-4 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-pl-24 print:hidden ${columnWidth(experts.length)}`}
      >
        <table className="border-separate border-spacing-0">
          <caption id="comparison" className="sr-only">
            {t('shortlist.table.caption')}
          </caption>
          <thead>
            <HeadRow experts={experts} reachable />
          </thead>
          <Body experts={experts} highlights={highlights} now={now} currency={currency} arrange={arrange} />
        </table>
      </section>
      <div className="hidden print:block">
        <Sheets experts={experts} highlights={highlights} now={now} currency={currency} />
      </div>
      <CompareNotes experts={experts} highlights={highlights} currency={currency} />
    </div>
  )
}
