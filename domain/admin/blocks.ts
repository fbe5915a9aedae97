import { z } from 'zod'

import { MAX_LENGTH } from '#domain/limits.ts'
import { pageSchema } from '#domain/page-number.ts'

import { reasonSchema } from './catalogue-version.ts'
import { normalMailDomain } from './mail-domain.ts'
import { formatRange, type NetworkRange, readNetworkRange, refusalOfRange } from './network-range.ts'

/** Enough for every list of throwaway mail domains, and little to keep in memory. */
export const MAX_BLOCKS = 20_000
const MAX_DAYS = 3650

export const blocksQuerySchema = z.object({ page: pageSchema })

export const newBlockSchema = z
  .strictObject({
    value: z
      .string('Name a mail domain or a network.')
      .max(MAX_LENGTH.name, `At most ${MAX_LENGTH.name} characters.`)
      .transform((text) => text.trim())
      .refine((text) => text !== '', 'Name a mail domain or a network.'),
    reason: reasonSchema,
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

export const blockRemovalSchema = z
  .strictObject({ reason: reasonSchema })
  .meta({ id: 'BlockRemoval', example: { reason: 'The provider has stopped it.' } })

export const blockSchema = z
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
export type Block = z.infer<typeof blockSchema>

export const blocksSchema = z
  .object({ items: z.array(blockSchema), total: z.number().int(), page: z.number().int(), pages: z.number().int() })
  .meta({ id: 'Blocks' })
export type Blocks = z.infer<typeof blocksSchema>

export type BlockTarget = { kind: 'domain'; value: string } | { kind: 'network'; value: string; range: NetworkRange }

/** R642, R643: the mail domain or the network that is meant, as it is stored; a text says why it cannot be blocked. */
export function readBlockTarget(text: string, proxies: NetworkRange[] = []): BlockTarget | string {
  const range = readNetworkRange(text)
  if (range) return refusalOfRange(range, proxies) ?? { kind: 'network', value: formatRange(range), range }
  const domain = normalMailDomain(text)
  if (domain !== undefined) return { kind: 'domain', value: domain }
  return 'Name a mail domain such as throwaway.example, or a network such as 203.0.113.0/24.'
}
