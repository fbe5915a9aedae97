import type { ReactNode } from 'react'

import { receivedBriefsAddress } from '#app/routes/brief/received-briefs.ts'
import { editorTabOrGeneral } from '#app/routes/edit-profile/tabs.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'
import { AVAILABILITY_CONFIRMED_DAYS } from '#domain/limits.ts'

import type { OwnProfile } from './load-dashboard.ts'

type Card = { text: ReactNode; href: string; waits: boolean }

/** The figure or word of a card, and what it is about. */
const tagsOf = (waits: boolean) => ({
  big: (text: ReactNode) => (
    <span
      className={`font-display text-heading leading-tight font-semibold tabular-nums ${waits ? 'text-accent' : ''}`}
    >
      {text}
    </span>
  ),
  small: (text: ReactNode) => <span className="text-compact text-ink-soft">{text}</span>,
})

/** An availability that fades within so many days is worth a look. */
const SOON_DAYS = 7

function availabilityCard({ profile, availability }: OwnProfile, t: PageTexts): Card {
  const href = `${addresses.editProfile(profile.slug, editorTabOrGeneral(profile, 'availability'))}#edit-availabilityStatus`
  if (!availability) return { text: t.rich('dashboard.waiting.availabilityUnset', tagsOf(true)), href, waits: true }
  const { daysLeft } = availability
  if (daysLeft === 0) {
    const text = t.rich('dashboard.waiting.availabilityFaded', { ...tagsOf(true), days: AVAILABILITY_CONFIRMED_DAYS })
    return { text, href, waits: true }
  }
  const waits = daysLeft <= SOON_DAYS
  return { text: t.rich('dashboard.waiting.availability', { ...tagsOf(waits), days: daysLeft }), href, waits }
}

type Props = {
  own: OwnProfile
  waiting: { messages: number; briefs: number }
  views: number
  days: number
}

function cardsOf({ own, waiting: { messages, briefs }, views, days }: Props, t: PageTexts): Card[] {
  const counted = (count: number) => ({ ...tagsOf(count > 0), count })
  return [
    { text: t.rich('dashboard.waiting.messages', counted(messages)), href: addresses.inbox, waits: messages > 0 },
    { text: t.rich('dashboard.waiting.briefs', counted(briefs)), href: receivedBriefsAddress, waits: briefs > 0 },
    availabilityCard(own, t),
    {
      text: t.rich('dashboard.waiting.views', { ...tagsOf(false), count: views, days }),
      href: '#figures',
      waits: false,
    },
  ]
}

/** R708: what waits for the owner, before any figures. */
export function Waiting(props: Props) {
  const t = useTexts()
  return (
    <nav aria-labelledby="waiting">
      <h2 id="waiting" className="sr-only">
        {t('dashboard.waiting.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cardsOf(props, t).map(({ text, href, waits }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className={`grid content-start gap-1 rounded-card border p-4 no-underline hover:border-accent ${waits ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
