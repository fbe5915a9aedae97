import { z } from 'zod'

export const ASSET_TYPES = ['sites', 'templates', 'libraries', 'cloneables'] as const
export type AssetType = (typeof ASSET_TYPES)[number]

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
