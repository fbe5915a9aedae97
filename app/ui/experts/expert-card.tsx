import type { ComponentType } from 'react'

import { CachedFragments } from '#app/fragments/cached-fragment.tsx'
import type { FoundExpert as Card } from '#domain/lists/expert-card.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'
import type { Currency } from '#domain/profiles/currency.ts'

import { type ReactionsByKind, cardReactionsFor } from './card-reactions.ts'
import { FollowButton, FollowForm } from './follow-button.tsx'
import { LikedNote } from './liked-note.tsx'
import { type ActProps, ExpertCard } from './one-card.tsx'
import { ShortlistButton } from './shortlist-button.tsx'
import { ShortlistForm } from './shortlist-form.tsx'

type GridProps = {
  cards: Card[]
  now: string
  reactions?: ReactionsByKind | undefined
  currency?: Currency | undefined
  /** Buttons for each expert, and a name for these in the cache key. */
  act: { name: string; Act: ComponentType<ActProps> }
}

/** Cards in as many columns as fit. A card with the same reactions renders the same on every page, so it can be cached. */
export function CardGrid({ cards, now, reactions, currency, act: { name, Act } }: GridProps) {
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
          reactions: cardReactionsFor(card.slug, reactions),
          currency,
          Act,
        }))}
      />
    </ul>
  )
}

function FollowAndShortlist({ slug, name, reactions }: ActProps) {
  return (
    <div className="card-acts">
      {reactions.liked && <LikedNote />}
      {/* R31, R310: owners cannot follow or shortlist themselves; they can only undo it. */}
      {!reactions.own && <FollowButton slug={slug} name={name} followed={reactions.followed} />}
      {(!reactions.own || reactions.shortlisted) && (
        <ShortlistButton slug={slug} name={name} place="card" listed={reactions.shortlisted} />
      )}
    </div>
  )
}

const CHOOSE = { name: 'card to choose', Act: FollowAndShortlist }

/** Cards with buttons to follow and shortlist; the page has their forms once. */
export const ExpertGrid = (grid: Omit<GridProps, 'act'>) => <CardGrid {...grid} act={CHOOSE} />

/** The forms of all cards of a page, however many lists it has; `here` is its address. */
export function CardForms({ here }: { here: string }) {
  return (
    <>
      <ShortlistForm next={here} />
      <FollowForm next={here} />
    </>
  )
}
