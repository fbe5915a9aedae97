import type { Asset, AssetType } from '#domain/profiles/asset.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Deps } from '#use-cases/deps.ts'

export type AssetRow = {
  id: string
  type: AssetType
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

export function presentAsset(row: AssetRow, { mediaUrl }: Pick<Deps['site'], 'mediaUrl'>): Asset {
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
