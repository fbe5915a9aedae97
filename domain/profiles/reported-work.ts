import { z } from 'zod'

export const WORK_TYPES = ['sites', 'templates', 'libraries', 'cloneables'] as const
export type WorkType = (typeof WORK_TYPES)[number]

/** A work of an owner, as the site builder reports it: an `asset` in the API and the database, never an upload. */
export const reportedWorkSchema = z
  .object({
    id: z.string(),
    type: z.enum(WORK_TYPES),
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

export type ReportedWork = z.infer<typeof reportedWorkSchema>
