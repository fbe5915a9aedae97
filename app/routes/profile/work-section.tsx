import { useTexts } from '#app/shell/use-texts.ts'
import { WorkLink } from '#app/ui/experts/work-link.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { SiteFrame } from '#app/ui/pictures/site-frame.tsx'
import { workAlt } from '#app/ui/pictures/work-alt.ts'
import { ASSET_KINDS } from '#client/profiles/profile-model.ts'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import type { ReportedWork, WorkType } from '#domain/profiles/reported-work.ts'

export type Work = { type: WorkType; page: number; pages: number; items: ReportedWork[] }

export function profileWorkAddress(slug: string, type: WorkType, page = 1): string {
  const query = new URLSearchParams({
    ...(type !== 'sites' && { work: type }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${addresses.profile(slug)}${query.size > 0 ? `?${query}` : ''}#work`
}

/** Tabs for the kinds of work; each is a page, so no script is needed. */
function Kinds({ profile, chosen }: { profile: Profile; chosen: WorkType }) {
  const t = useTexts()
  const kinds = ASSET_KINDS.filter((type) => profile.numAssets[type] > 0 || type === chosen)
  if (kinds.length < 2) return null
  return (
    <nav aria-label={t('profile.work.kinds')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-compact">
        {kinds.map((type) => (
          <li key={type}>
            <a
              href={profileWorkAddress(profile.slug, type)}
              aria-current={type === chosen ? 'page' : undefined}
              className={`touch-target border-b-2 md:inline-block pb-1 font-semibold no-underline ${type === chosen ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:border-line-strong'}`}
            >
              {t(`profile.work.kind.${type}`)}{' '}
              <span className="font-normal text-ink-soft">{wholeNumber(profile.numAssets[type])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WorkItem({ asset, profile }: { asset: ReportedWork; profile: Profile }) {
  const t = useTexts()
  return (
    <li className="group relative">
      <SiteFrame
        src={asset.thumbnailUrl}
        name={asset.name}
        alt={workAlt(t, asset, profile)}
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 92vw"
      />
      <p className="mt-2.5 font-semibold wrap-anywhere">
        <WorkLink url={asset.url} className="after:absolute after:inset-0 group-hover:underline">
          <bdi>{asset.name}</bdi>
        </WorkLink>
      </p>
      {asset.description && (
        <p translate="no" className="text-compact text-ink-soft">
          {asset.description}
        </p>
      )}
    </li>
  )
}

/** The profile's work, by kind and page. */
export function WorkSection({ profile, work }: { profile: Profile; work: Work }) {
  const t = useTexts()
  return (
    <section aria-labelledby="work" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id="work" className="scroll-mt-6 text-heading">
          {t(`profile.work.kind.${work.type}`)}
        </h2>
        <Kinds profile={profile} chosen={work.type} />
      </div>
      {work.items.length === 0 ? (
        <p className="max-w-prose text-ink-soft">{t('profile.work.none', { name: profile.name })}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-8">
          {work.items.map((asset) => (
            <WorkItem key={asset.id} asset={asset} profile={profile} />
          ))}
        </ul>
      )}
      <Pagination
        page={work.page}
        pages={work.pages}
        address={(page) => profileWorkAddress(profile.slug, work.type, page)}
      />
    </section>
  )
}
