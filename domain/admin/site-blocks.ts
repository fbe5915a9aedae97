import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { pageSchema } from '#domain/page-number.ts'

import { adminReasonSchema } from './catalogue-version.ts'
import { normalizeMailDomain } from './mail-domain.ts'
import { formatNetworkRange, type NetworkRange, parseNetworkRange, networkBlockRefusal } from './network-range.ts'

/** Enough for every list of throwaway mail domains, and little to keep in memory. */
export const MAX_SITE_BLOCKS = 20_000
const MAX_DAYS = 3650

export const siteBlocksQuerySchema = z.object({ page: pageSchema })

export const newSiteBlockSchema = z
  .strictObject({
    value: z
      .string('Name a mail domain or a network.')
      .max(MAX_LENGTH.name, `At most ${MAX_LENGTH.name} characters.`)
      .transform((text) => text.trim())
      .refine((text) => text !== '', 'Name a mail domain or a network.'),
    reason: adminReasonSchema,
    days: z
      .preprocess(
        (value) => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
        z
          .number('Days are a number.')
          .int('Days are a whole number.')
          .min(1, 'At least one day.')
          .max(MAX_DAYS, `At most ${MAX_DAYS} days.`)
          .nullish(),
      )
      .describe('How long it is blocked; null: until it is removed.'),
  })
  .meta({ id: 'NewBlock', example: { value: 'throwaway.example', reason: 'Throwaway addresses.', days: null } })

export const siteBlockRemovalSchema = z
  .strictObject({ reason: adminReasonSchema })
  .meta({ id: 'BlockRemoval', example: { reason: 'The provider has stopped it.' } })

export const siteBlockSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['domain', 'network']),
    value: z.string(),
    reason: z.string(),
    by: z.string().nullable().describe('null: an operator at the command line, or an account that is gone.'),
    createdOn: z.string(),
    expiresOn: z.string().nullable(),
    active: z.boolean().describe('Whether it has not expired.'),
  })
  .meta({ id: 'Block' })
export type SiteBlock = z.infer<typeof siteBlockSchema>

export const siteBlocksSchema = z
  .object({ items: z.array(siteBlockSchema), total: z.number().int(), page: z.number().int(), pages: z.number().int() })
  .meta({ id: 'Blocks' })
export type SiteBlocks = z.infer<typeof siteBlocksSchema>

export type SiteBlockTarget =
  | { kind: 'domain'; value: string }
  | { kind: 'network'; value: string; range: NetworkRange }

/** R642, R643: the mail domain or the network that is meant, as it is stored; a text says why it cannot be blocked. */
export function parseSiteBlockTarget(text: string, proxies: NetworkRange[] = []): SiteBlockTarget | string {
  const range = parseNetworkRange(text)
  if (range) return networkBlockRefusal(range, proxies) ?? { kind: 'network', value: formatNetworkRange(range), range }
  const domain = normalizeMailDomain(text)
  if (domain !== undefined) return { kind: 'domain', value: domain }
  return 'Name a mail domain such as throwaway.example, or a network such as 203.0.113.0/24.'
}
