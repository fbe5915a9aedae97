import { z } from 'zod'

export const ASSET_TYPES = ['sites', 'templates', 'libraries', 'cloneables'] as const
export type AssetType = (typeof ASSET_TYPES)[number]
export const DEFAULT_ASSET_TYPE: AssetType = 'sites'

export const assetSchema = z
  .object({
    id: z.string(),
    type: z.enum(ASSET_TYPES),
    name: z.string(),
    slug: z.string(),
    url: z.string().nullable(),
    description: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    public: z.boolean(),
    publishedOn: z.string().nullable(),
    numLikes: z.number().int(),
    numViews: z.number().int(),
  })
  .meta({
    id: 'Asset',
    description: 'A piece of work that the site builder reports: a site, template, library or cloneable.',
  })

export type Asset = z.infer<typeof assetSchema>
type AssetState = { type: AssetType; public: boolean; publishedOn: unknown }

/** R20: showcased are the owner's published, public sites. */
export function isShowcased(asset: AssetState): boolean {
  return asset.type === 'sites' && asset.public && asset.publishedOn !== null
}

/** R14: what keeps a profile from going private. Published sites do not. */
export function isPublicMarketplaceAsset(asset: AssetState): boolean {
  return asset.type !== 'sites' && asset.public
}
