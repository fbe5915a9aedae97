import type { ReportedWork, WorkType } from '#domain/profiles/reported-work.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

export type ReportedWorkRow = {
  id: string
  type: WorkType
  name: string
  slug: string
  url: string | null
  description: string | null
  thumbnail_url: string | null
  public: boolean
  /** A string where the row comes out of a JSON aggregate. */
  published_at: Date | string | null
  num_likes: number
  num_views: number
}

export function presentReportedWork(row: ReportedWorkRow, { mediaUrl }: Pick<Deps['site'], 'mediaUrl'>): ReportedWork {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    slug: row.slug,
    url: row.url,
    description: row.description,
    thumbnailUrl: publicPictureAddress(row.thumbnail_url, mediaUrl),
    public: row.public,
    publishedOn: row.published_at === null ? null : new Date(row.published_at).toISOString(),
    numLikes: row.num_likes,
    numViews: row.num_views,
  }
}
