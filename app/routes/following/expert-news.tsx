import { useTexts } from '#app/shell/use-texts.ts'
import { AvailabilityNote } from '#app/ui/experts/availability-note.tsx'
import { BadgeMark } from '#app/ui/experts/badge-mark.tsx'
import { WorkLink } from '#app/ui/experts/work-link.tsx'
import { Day } from '#app/ui/moment.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { workAlt } from '#app/ui/pictures/work-alt.ts'
import * as addresses from '#domain/addresses.ts'
import type { NewsItem } from '#domain/following/following.ts'
import { isAvailabilityConfirmed } from '#domain/profiles/availability/availability-confirmed.ts'

type Of<Kind extends NewsItem['kind']> = Extract<NewsItem, { kind: Kind }>

function ofKind<Kind extends NewsItem['kind']>(items: NewsItem[], kind: Kind): Of<Kind>[] {
  return items.filter((item): item is Of<Kind> => item.kind === kind)
}

function When({ item }: { item: NewsItem }) {
  const t = useTexts()
  return (
    <span className="text-small text-ink-soft">
      <Day at={item.on} />
      {item.isNew && <strong className="ml-2 font-semibold text-accent">{t('following.news.new')}</strong>}
    </span>
  )
}

function NewSites({ items }: { items: Of<'site'>[] }) {
  const t = useTexts()
  if (items.length === 0) return null
  return (
    <ul
      aria-label={t('following.news.sites')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-4"
    >
      {items.map((item) => (
        <li key={item.asset.id} className="grid content-start gap-1.5">
          {item.asset.thumbnailUrl && (
            <div className="aspect-[16/10] overflow-hidden rounded-field bg-sunken">
              <Picture
                src={item.asset.thumbnailUrl}
                alt={workAlt(t, item.asset, item.profile)}
                sizes="12rem"
                className="size-full object-cover object-top"
              />
            </div>
          )}
          <p className="text-compact font-semibold wrap-anywhere">
            <WorkLink url={item.asset.url}>
              <bdi>{item.asset.name}</bdi>
            </WorkLink>
          </p>
          <When item={item} />
        </li>
      ))}
    </ul>
  )
}

/** The news of one expert; `items` are theirs alone, newest first. */
export function ExpertNews({ items, now }: { items: NewsItem[]; now: string }) {
  const profile = items[0]?.profile
  if (!profile) return null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-6">
      <div className="flex items-center gap-3">
        <Avatar
          src={profile.profileImg}
          name={profile.name}
          shape={profile.type === 'agency' ? 'workspace' : 'person'}
        />
        <h3 className="line-clamp-2 min-w-0 text-large wrap-anywhere">
          <a href={addresses.profile(profile.slug)} className="text-ink no-underline hover:underline">
            <bdi>{profile.name}</bdi>
          </a>
        </h3>
      </div>
      {ofKind(items, 'availability').map((item) => (
        <p key="availability" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-compact">
          <AvailabilityNote
            availability={item.availability}
            confirmed={isAvailabilityConfirmed(item.availability, new Date(now))}
            today={now.slice(0, 10)}
          />
          <When item={item} />
        </p>
      ))}
      {ofKind(items, 'badge').map((item) => (
        <p key={`${item.badge.badgeName} ${item.on}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <BadgeMark badge={item.badge} />
          <When item={item} />
        </p>
      ))}
      <NewSites items={ofKind(items, 'site')} />
    </li>
  )
}
