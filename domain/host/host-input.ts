import { z } from 'zod'

import { emailSchema } from '#domain/accounts/account.ts'
import { planSchema } from '#domain/accounts/plan-schema.ts'
import { planCodes, WORKSPACE_ROLES } from '#domain/accounts/workspace.ts'
import { idSchema } from '#domain/id.ts'
import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { WORK_TYPES } from '#domain/profiles/reported-work.ts'
import { sanitizeName } from '#domain/text/name.ts'
import { textSchema } from '#domain/text/text-schema.ts'
import { webAddressSchema } from '#domain/web-address.ts'

import { hostVersionSchema } from './host-version.ts'
import { unknownValueMessage } from './unknown-value.ts'

const momentSchema = z.iso.datetime({ offset: true, error: 'Use a moment like 2026-01-31T12:00:00Z.' })

/** R244: reports of the site builder are authoritative, so a name is cleaned rather than refused. */
const nameOf = (max: number) =>
  textSchema('Name', { max: MAX_LENGTH.name }).transform((text) => sanitizeName(text, max))
const versionSchema = hostVersionSchema
  .optional()
  .describe('A number or moment that grows with every change: an older report never overwrites a newer one.')
const slugSchema = textSchema('Slug', { min: 1, max: MAX_LENGTH.name })

/** R50: no role, no password. An account created here signs in after a password reset. */
export const hostUserSchema = z
  .strictObject({
    name: nameOf(MAX_LENGTH.accountName),
    email: emailSchema,
    emailVerified: z.boolean('emailVerified is true or false.'),
    createdOn: momentSchema.optional().describe('Left out, it stays as it is.'),
    version: versionSchema,
  })
  .meta({
    id: 'HostUser',
    example: {
      name: 'Ada Moreau',
      email: 'ada@example.com',
      emailVerified: true,
      createdOn: '2024-03-01T09:00:00Z',
    },
  })

const membersSchema = z
  .array(
    z.strictObject({
      userId: idSchema,
      role: z.enum(WORKSPACE_ROLES, { error: unknownValueMessage('role', () => WORKSPACE_ROLES) }),
    }),
    'The members must be a list.',
  )
  .max(MAX_COUNT.members, `A workspace may have at most ${MAX_COUNT.members} members.`)
  .superRefine((members, context) => {
    const seen = new Set<string>()
    members.forEach(({ userId }, index) => {
      if (seen.has(userId)) {
        context.addIssue({ code: 'custom', path: [index, 'userId'], message: 'Name each member once.' })
      }
      seen.add(userId)
    })
  })

export const hostWorkspaceSchema = z
  .strictObject({
    slug: slugSchema,
    name: nameOf(MAX_LENGTH.name),
    plan: planSchema({ error: unknownValueMessage('plan', planCodes) }),
    createdOn: momentSchema.optional().describe('Left out, it stays as it is.'),
    members: membersSchema.describe('All members: a member who is missing has left.'),
    version: versionSchema,
  })
  .meta({
    id: 'HostWorkspace',
    example: {
      slug: 'northlight',
      name: 'Northlight Studio',
      plan: 'agency',
      members: [{ userId: '019a2b3c-4d5e-7f60-8123-456789abcdef', role: 'owner' }],
    },
  })

const ownerSchema = z.union(
  [z.strictObject({ userId: idSchema }), z.strictObject({ workspaceId: idSchema })],
  'Name the owner by either userId or workspaceId.',
)

export const hostAssetSchema = z
  .strictObject({
    type: z.enum(WORK_TYPES, { error: unknownValueMessage('type', () => WORK_TYPES) }),
    owner: ownerSchema,
    name: nameOf(MAX_LENGTH.name),
    slug: slugSchema,
    url: webAddressSchema.nullish(),
    description: textSchema('Description', { max: MAX_LENGTH.assetDescription }).nullish(),
    thumbnailUrl: webAddressSchema.nullish(),
    public: z.boolean('public is true or false.'),
    publishedOn: momentSchema.nullable().describe('null: not published.'),
    version: versionSchema,
  })
  .meta({
    id: 'HostAsset',
    example: {
      type: 'sites',
      owner: { userId: '019a2b3c-4d5e-7f60-8123-456789abcdef' },
      name: 'Harbour Museum',
      slug: 'harbour-museum',
      url: 'https://harbour-museum.example',
      thumbnailUrl: 'https://cdn.example/harbour-museum.webp',
      public: true,
      publishedOn: '2026-01-31T12:00:00Z',
    },
  })

export type HostUserInput = z.output<typeof hostUserSchema>
export type HostWorkspaceInput = z.output<typeof hostWorkspaceSchema>
export type HostAssetInput = z.output<typeof hostAssetSchema>

/** stale: something newer is known. pending: kept until what it refers to is reported (R402). */
export const HOST_REPORT_STATUSES = ['created', 'updated', 'unchanged', 'deleted', 'stale', 'pending'] as const
export type HostReportStatus = (typeof HOST_REPORT_STATUSES)[number]

/** R402 */
export const pendingReasonSchema = z.string().optional().describe('Of pending: what the report waits for.')

/** R543 */
export const hostContentHashSchema = z
  .string()
  .optional()
  .describe('SHA-256 of what is stored of the report, as in the list; missing where it is stale or a deletion.')

export const hostAnswerSchema = z
  .object({
    id: z.string(),
    status: z.enum(HOST_REPORT_STATUSES).describe('stale, pending and deleted only where the report has a version.'),
    reason: pendingReasonSchema,
    hash: hostContentHashSchema,
  })
  .meta({ id: 'HostAnswer', example: { id: '019a2b3c-4d5e-7f60-8123-456789abcdef', status: 'updated' } })

export type HostAnswer = z.infer<typeof hostAnswerSchema>
