import type { ComponentType } from 'react'

import { CachedFragments } from '#app/fragments/cached-fragment.tsx'
import { answerText, money } from '#app/ui/format.ts'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { workAlt } from '#app/ui/pictures/work-alt.ts'
import * as addresses from '#domain/addresses.ts'
import type { FoundExpert as Card } from '#domain/lists/expert-card.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'

import { AvailabilityNote } from './availability-note.tsx'
import { BadgeMark } from './badge-mark.tsx'
import { type CardMarks, type Marks, marksOf } from './card-marks.ts'
import { FollowButton, FollowForm } from './follow-button.tsx'
import { LikedNote } from './liked-note.tsx'
import { ShortlistButton } from './shortlist-button.tsx'
import { ShortlistForm } from './shortlist-form.tsx'

// Slightly below a card's width on a phone: the next size is three times as heavy and looks the same there.
const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 86vw'

/** The expert's work: one large picture over two small ones or one wide one; a single one fills all of the space. */
function Work({ card, eager }: { card: Card; eager: boolean }) {
  const works = card.featured.slice(0, 3)
  if (works.length === 0) return null
  return (
    <div className="card-work">
      {works.map((work, index) =>
        work.thumbnailUrl ? (
          <Picture
            key={work.name}
            src={work.thumbnailUrl}
            alt={workAlt(work, card)}
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
  marks: CardMarks
  /** Buttons for the expert. */
  Act: ComponentType<ActProps>
}

type ActProps = { slug: string; name: string; marks: CardMarks }

function ExpertCard({ card, today, confirmed, eager, marks, Act }: CardProps) {
  const place = [card.location.city, card.location.country].filter(Boolean).join(', ')
  const answers = answerText(card, { brief: true })
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
          <p>{card.title ?? (card.type === 'agency' ? 'Agency' : '')}</p>
        </div>
      </div>
      <div className="card-place">
        <p>{place}</p>
        {card.projectMinimum && (
          <p>
            from <span>{money(card.projectMinimum)}</span>
          </p>
        )}
      </div>
      <ul aria-label="Skills">
        {card.skills.slice(0, 3).map((skill) => (
          <li key={skill.slug} className="chip">
            {skill.name}
          </li>
        ))}
      </ul>
      {(card.availability || award) && (
        <div className="card-state">
          {card.availability && (
            <AvailabilityNote availability={card.availability} confirmed={confirmed} today={today} />
          )}
          {award && <BadgeMark badge={award} />}
        </div>
      )}
      {answers && <p>Answers {answers}</p>}
      {card.reasons && card.reasons.length > 0 && (
        <p>
          <span>Fits:</span> {card.reasons.map(({ label }) => label).join(' · ')}
        </p>
      )}
      <Act slug={card.slug} name={card.name} marks={marks} />
    </article>
  )
}

type GridProps = {
  cards: Card[]
  now: string
  marks?: Marks | undefined
  /** Buttons for each expert, and a name for these in the cache key. */
  act: { name: string; Act: ComponentType<ActProps> }
}

/** Cards in as many columns as fit. A card with the same marks renders the same on every page, so it can be cached. */
export function CardGrid({ cards, now, marks, act: { name, Act } }: GridProps) {
  const moment = new Date(now)
  const today = now.slice(0, 10)
  return (
    <ul className="lazy-items grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-12">
      <CachedFragments
        name={name}
        as={ExpertCard}
        identifiedBy="card"
        reactKey={({ card }) => card.slug}
        items={cards.map((card, index) => ({
          card,
          today,
          confirmed: card.availability !== null && isAvailabilityConfirmed(card.availability, moment),
          eager: index === 0,
          marks: marksOf(card.slug, marks),
          Act,
        }))}
      />
    </ul>
  )
}

function FollowAndShortlist({ slug, name, marks }: ActProps) {
  return (
    <div className="card-acts">
      {marks.liked && <LikedNote />}
      {/* R31, R310: on one's own card there is nothing to follow or shortlist, only to take off again. */}
      {!marks.own && <FollowButton slug={slug} name={name} followed={marks.followed} />}
      {(!marks.own || marks.shortlisted) && (
        <ShortlistButton slug={slug} name={name} place="card" listed={marks.shortlisted} />
      )}
    </div>
  )
}

const CHOOSE = { name: 'card to choose', Act: FollowAndShortlist }

type ExpertGridProps = { cards: Card[]; now: string; marks: Marks | undefined; here: string }

/** Cards with buttons to follow and shortlist; `here` is the address of the current page. */
export function ExpertGrid({ cards, now, marks, here }: ExpertGridProps) {
  return (
    <>
      <CardGrid cards={cards} now={now} marks={marks} act={CHOOSE} />
      <ShortlistForm next={here} />
      <FollowForm next={here} />
    </>
  )
}
