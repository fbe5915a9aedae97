import type { ComponentType } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Price } from '#app/ui/currency/price.tsx'
import { answerRateText } from '#app/ui/format.ts'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { workAlt } from '#app/ui/pictures/work-alt.ts'
import * as addresses from '#domain/addresses.ts'
import type { FoundExpert as Card } from '#domain/lists/expert-card.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { AvailabilityNote } from './availability-note.tsx'
import { BadgeMark } from './badge-mark.tsx'
import type { CardReactions } from './card-reactions.ts'

// Slightly below a card's width on a phone: the next size is three times as heavy and looks the same there.
const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 86vw'

/** The expert's work: one large picture over two small ones or one wide one; a single one fills all of the space. */
function Work({ card, eager }: { card: Card; eager: boolean }) {
  const t = useTexts()
  const works = card.featured.slice(0, 3)
  if (works.length === 0) return null
  return (
    <div className="card-work">
      {works.map((work, index) =>
        work.thumbnailUrl ? (
          <Picture
            key={work.name}
            src={work.thumbnailUrl}
            alt={workAlt(t, work, card)}
            sizes={index > 0 && works.length > 2 ? '11rem' : SIZES}
            eager={eager && index === 0}
          />
        ) : (
          // R513: of work without a picture, its name.
          <div key={work.name}>
            <bdi>{work.name}</bdi>
          </div>
        ),
      )}
    </div>
  )
}

type CardProps = {
  card: Card
  /** As YYYY-MM-DD. */
  today: string
  /** Whether the availability is still confirmed. */
  confirmed: boolean
  eager: boolean
  reactions: CardReactions
  /** R742: in which its price is shown; undefined for the expert's own. */
  currency: Currency | undefined
  /** Buttons for the expert. */
  Act: ComponentType<ActProps>
}

export type ActProps = { slug: string; name: string; reactions: CardReactions }

/** One expert in a list. */
export function ExpertCard({ card, today, confirmed, eager, reactions, currency, Act }: CardProps) {
  const t = useTexts()
  const place = [card.location.city, card.location.country].filter(Boolean).join(', ')
  const answers = answerRateText(t, card)
  const minimum = card.projectMinimum
  const award = card.badges.find((badge) => badge.badgeType === 'award') ?? card.badges[0]
  return (
    <article className="card">
      <Work card={card} eager={eager} />
      <div className="card-head">
        <Avatar src={card.profileImg} name={card.name} shape={card.type === 'freelancer' ? 'person' : 'workspace'} />
        <div>
          <h3>
            <a href={addresses.profile(card.slug)}>
              <bdi>{card.name}</bdi>
            </a>
          </h3>
          <p translate={card.title ? 'no' : undefined}>
            {card.title ?? (card.type === 'agency' ? t('cards.agency') : '')}
          </p>
        </div>
      </div>
      <div className="card-place">
        <p translate="no">{place}</p>
        {minimum && <p>{t.rich('cards.from', { price: () => <Price of={minimum} shownIn={currency} /> })}</p>}
      </div>
      <ul aria-label={t('cards.skills')} translate="no">
        {card.skills.slice(0, 3).map((skill) => (
          <li key={skill.slug} className="chip">
            {skill.name}
          </li>
        ))}
      </ul>
      {(card.isNew || card.availability || award) && (
        <div className="card-state">
          {card.isNew && <span className="new-mark">{t('cards.new')}</span>}
          {card.availability && (
            <AvailabilityNote availability={card.availability} confirmed={confirmed} today={today} />
          )}
          {award && <BadgeMark badge={award} />}
        </div>
      )}
      {answers && <p>{answers}</p>}
      {card.reasons && card.reasons.length > 0 && (
        <p>
          {t.rich('cards.fits', {
            reasons: card.reasons.map(({ label }) => label).join(' · '),
            label: (text) => <span>{text}</span>,
          })}
        </p>
      )}
      <Act slug={card.slug} name={card.name} reactions={reactions} />
    </article>
  )
}
