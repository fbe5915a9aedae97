import type { ReactNode } from 'react'

import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { languageNames, monthAndYear, wholeNumber } from '#app/ui/words.ts'
import type { ComparedExpert } from '#domain/compared-expert.ts'
import { markComparison } from '#domain/comparison-marks.ts'

import { ArrangeForm } from './arrange-form.tsx'
import {
  AvailabilityCell,
  BadgeCell,
  MinimumCell,
  NotSaid,
  ReplyCell,
  ServiceCell,
  SkillCell,
  WorkCell,
} from './compare-cells.tsx'
import { CompareNotes } from './compare-notes.tsx'

/** Up to three columns fill a wide page, four fit it; of more the next one shows its edge, so that one scrolls. */
function columnWidth(experts: number): string {
  if (experts > 4) return '[--column:12rem] sm:[--column:12.6rem]'
  if (experts === 4) return '[--column:12rem] sm:[--column:13.5rem]'
  return '[--column:12rem] sm:[--column:15rem] lg:[--column:18.5rem]'
}

const FIRST = 'sticky left-0 z-[1] border-r border-line bg-paper text-left align-top print:static'
const CELL = 'border-t border-line px-3 py-4 align-top sm:px-4 print:px-1.5 print:py-2'

function Row({
  label,
  experts,
  className = '',
  children,
}: {
  label: string
  experts: ComparedExpert[]
  className?: string
  children: (expert: ComparedExpert, index: number) => ReactNode
}) {
  return (
    <tr className={className}>
      <th scope="row" className={`${FIRST} ${CELL} pl-0 text-small font-medium text-ink-soft sm:pl-0`}>
        {label}
      </th>
      {experts.map((expert, index) => (
        <td key={expert.slug} className={CELL}>
          <div className="w-(--column) text-compact wrap-anywhere print:w-auto print:text-tiny">
            {children(expert, index)}
          </div>
        </td>
      ))}
    </tr>
  )
}

function ExpertHead({ expert }: { expert: ComparedExpert }) {
  const agency = expert.type === 'agency'
  return (
    <th
      scope="col"
      id={`expert-${expert.slug}`}
      tabIndex={-1}
      className="scroll-mt-6 scroll-ml-40 px-3 pb-4 text-left align-top sm:px-4 print:px-1.5"
    >
      <div className="grid w-(--column) gap-2.5 print:w-auto">
        <Avatar src={expert.profileImg} name={expert.name} shape={agency ? 'workspace' : 'person'} />
        <div className="wrap-anywhere">
          <a
            href={`/@${expert.slug}`}
            className="font-display text-large leading-tight font-semibold no-underline hover:underline"
          >
            {expert.name}
          </a>
          <p className="text-compact font-normal text-ink-soft">{expert.title ?? (agency ? 'Agency' : 'Freelancer')}</p>
        </div>
      </div>
    </th>
  )
}

/** Experts side by side. The table scrolls inside its own region; the page never does. */
export function CompareTable({
  experts,
  now,
  arrange = false,
}: {
  experts: ComparedExpert[]
  now: string
  arrange?: boolean
}) {
  const marks = markComparison(experts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section
        aria-labelledby="comparison"
        // Without a mouse or a finger, arrow keys scroll what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`prints-wide relative overflow-x-auto overscroll-x-contain pb-4 print:overflow-visible ${columnWidth(experts.length)}`}
      >
        <table className="border-separate border-spacing-0 print:w-full print:table-fixed">
          <caption id="comparison" className="sr-only">
            Experts side by side
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${FIRST} min-w-24 sm:min-w-36 print:w-24 print:min-w-0`}>
                <span className="sr-only">Compared</span>
              </th>
              {experts.map((expert) => (
                <ExpertHead key={expert.slug} expert={expert} />
              ))}
            </tr>
          </thead>
          <tbody>
            {arrange && (
              <Row label="Arrange" experts={experts} className="print:hidden">
                {(expert, index) => (
                  <ArrangeForm expert={expert} left={experts[index - 1]} right={experts[index + 1]} />
                )}
              </Row>
            )}
            <Row label="Work" experts={experts}>
              {(expert) => <WorkCell featured={expert.featured} />}
            </Row>
            <Row label="Place" experts={experts}>
              {({ location }) => [location.city, location.country].filter(Boolean).join(', ') || <NotSaid />}
            </Row>
            <Row label="Availability" experts={experts}>
              {(expert) => <AvailabilityCell availability={expert.availability} now={now} />}
            </Row>
            <Row label="Projects from" experts={experts}>
              {(expert) => (
                <MinimumCell minimum={expert.projectMinimum} lowest={marks.lowestMinimum.has(expert.slug)} />
              )}
            </Row>
            <Row label="Usually replies in" experts={experts}>
              {(expert) => (
                <ReplyCell hours={expert.responseTimeHours} quickest={marks.quickestReply.has(expert.slug)} />
              )}
            </Row>
            <Row label="Languages" experts={experts}>
              {({ languages }) => (languages.length > 0 ? languageNames(languages) : <NotSaid />)}
            </Row>
            <Row label="Services" experts={experts}>
              {(expert) => <ServiceCell slugs={expert.servicesOffered} />}
            </Row>
            <Row label="Badges and awards" experts={experts}>
              {(expert) => <BadgeCell badges={expert.badges} />}
            </Row>
            <Row label="Skills" experts={experts}>
              {(expert) => <SkillCell skills={expert.skills} shared={marks.sharedSkills} />}
            </Row>
            <Row label="Followers" experts={experts}>
              {(expert) => wholeNumber(expert.numFollowers)}
            </Row>
            <Row label="Member since" experts={experts}>
              {(expert) => monthAndYear(expert.createdOn)}
            </Row>
            <Row label="Profile" experts={experts} className="print:hidden">
              {(expert) => (
                <ButtonLink
                  href={`/@${expert.slug}`}
                  aria-label={`View the profile of ${expert.name}`}
                  className="w-full"
                >
                  View profile
                </ButtonLink>
              )}
            </Row>
          </tbody>
        </table>
      </section>
      <CompareNotes experts={experts} marks={marks} />
    </div>
  )
}
