import { z } from 'zod'

import { isHandle, normalizeHandle } from '#domain/profiles/handle.ts'

/** Slugs of profiles as a comma list, as `exclude` of the assets is. */
export function slugList(max: number) {
  return z
    .string('Name the experts by their slugs.')
    .transform((text) => [...new Set(text.split(',').map(normalizeHandle).filter(Boolean))])
    .pipe(
      z
        .array(z.string().refine(isHandle, 'This is no slug of a profile.'))
        .min(1, 'Name at least one expert.')
        .max(max, `Name at most ${max} experts.`),
    )
    .meta({ type: 'string', description: `1 to ${max} slugs, separated by commas.`, example: 'ada-moreau,northlight' })
}
