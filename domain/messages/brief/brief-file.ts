import { z } from 'zod'

/** What files are stored as: pictures are re-encoded (R77). */
export const BRIEF_FILE_TYPES = ['application/pdf', 'image/webp'] as const

export type BriefFileType = (typeof BRIEF_FILE_TYPES)[number]

export const briefFileSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    type: z.enum(BRIEF_FILE_TYPES),
    size: z.number().int().describe('In bytes.'),
  })
  .meta({ id: 'BriefFile' })

export type BriefFile = z.infer<typeof briefFileSchema>

export const briefFilesSchema = z.object({ files: z.array(briefFileSchema) }).meta({ id: 'BriefFiles' })

export type BriefFiles = z.infer<typeof briefFilesSchema>
