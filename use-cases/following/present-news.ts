import type { NewsRow } from '#db/queries/following/news.ts'
import type { NewsItem } from '#domain/following/following.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentReportedWork } from '#use-cases/profiles/present-reported-work.ts'
import { presentAvailability } from '#use-cases/profiles/present-work-terms.ts'

/** One news item; none where its subject no longer exists. */
export function presentNews(
  row: NewsRow,
  { lastVisit, site }: { lastVisit: Date | null; site: Pick<Deps['site'], 'mediaUrl'> },
): NewsItem[] {
  const fields = {
    on: row.at.toISOString(),
    isNew: lastVisit !== null && row.at > lastVisit,
    profile: {
      slug: row.slug,
      name: row.name,
      profileImg: publicPictureAddress(row.profile_img, site.mediaUrl),
      type: row.owner_user_id === null ? ('agency' as const) : ('freelancer' as const),
    },
  }
  if (row.kind === 'site' && row.asset_id !== null) {
    return [{ kind: 'site', ...fields, asset: presentReportedWork(assetOf(row, row.asset_id), site) }]
  }
  if (row.kind === 'badge' && row.badge_id !== null) {
    const { badge_type: badgeType, badge_name: badgeName, award_level: awardLevel, award_date: awardDate } = row
    return [{ kind: 'badge', ...fields, badge: { badgeType, badgeName, awardLevel, awardDate } }]
  }
  const availability = presentAvailability(row)
  return row.kind === 'availability' && availability ? [{ kind: 'availability', ...fields, availability }] : []
}

function assetOf(row: NewsRow, id: string) {
  return {
    id,
    type: row.asset_type,
    name: row.asset_name,
    slug: row.asset_slug,
    url: row.asset_url,
    description: row.asset_description,
    thumbnail_url: row.asset_thumbnail_url,
    public: true,
    published_at: row.asset_published_at,
    num_likes: row.asset_num_likes,
    num_views: row.asset_num_views,
  }
}
