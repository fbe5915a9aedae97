import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'

const FIRST = 'sticky left-0 z-[1] border-r border-line bg-paper text-left align-top print:static'
const CELL = 'border-t border-line px-3 py-4 align-top sm:px-4 print:px-1.5 print:py-2'

/** A row of the comparison; its header stays in view while the table scrolls. */
export function Row({
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
            {/* On a phone the head is out of sight below the first rows. */}
            <p aria-hidden="true" className="mb-1 truncate text-tiny text-ink-soft sm:hidden print:hidden">
              <bdi>{expert.name}</bdi>
            </p>
            {children(expert, index)}
          </div>
        </td>
      ))}
    </tr>
  )
}

/** `id` is the fragment that the redirect goes to after this column was moved. */
function ExpertHead({ expert, id }: { expert: ComparedExpert; id: string | undefined }) {
  const t = useTexts()
  const agency = expert.type === 'agency'
  return (
    <th
      scope="col"
      id={id}
      tabIndex={-1}
      className="scroll-mt-6 px-3 pb-4 max-sm:snap-start max-sm:snap-always sm:scroll-ml-40 text-left align-top sm:px-4 print:px-1.5"
    >
      <div className="grid w-(--column) gap-2.5 print:w-auto">
        <Avatar src={expert.profileImg} name={expert.name} shape={agency ? 'workspace' : 'person'} />
        <div className="wrap-anywhere">
          <a
            href={addresses.profile(expert.slug)}
            className="touch-target font-display text-large leading-tight font-semibold no-underline hover:underline"
          >
            <bdi className="line-clamp-3">{expert.name}</bdi>
          </a>
          <p
            translate={expert.title === null ? undefined : 'no'}
            className="line-clamp-3 text-compact font-normal text-ink-soft"
          >
            {expert.title ?? t(agency ? 'cards.agency' : 'shortlist.table.freelancer')}
          </p>
        </div>
      </div>
    </th>
  )
}

export function HeadRow({ experts, reachable }: { experts: ComparedExpert[]; reachable: boolean }) {
  const t = useTexts()
  return (
    <tr>
      <th scope="col" className={`${FIRST} min-w-24 sm:min-w-36 print:w-24 print:min-w-0`}>
        <span className="sr-only">{t('shortlist.table.expert')}</span>
      </th>
      {experts.map((expert) => (
        <ExpertHead key={expert.slug} expert={expert} id={reachable ? `expert-${expert.slug}` : undefined} />
      ))}
    </tr>
  )
}
