import { z } from 'zod'

import { secondFactorSchema } from '#domain/accounts/second-factor.ts'
import { ANSWER_RATE_THRESHOLDS } from '#domain/limits.ts'
import { profileProofSchema } from '#domain/proofs/proof.ts'

import { availabilitySchema } from './availability/availability.ts'
import { badgeSchema } from './badge.ts'
import { CURRENCIES } from './currency.ts'
import { FIELD_ANSWER_SCHEMAS } from './profile-fields.ts'
import { reportedWorkSchema } from './reported-work.ts'
import { requirementsSchema } from './requirements/requirements.ts'

export const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const OWNER_TYPES = ['PERSON', 'WORKSPACE'] as const
export type OwnerType = (typeof OWNER_TYPES)[number]

/** Owner type PERSON maps to user, everything else to workspace. */
export type ProfileType = 'user' | 'workspace'

export const EXPERT_STATUSES = ['NOT_ACTIVATED', 'ACTIVE', 'PAUSED', 'SUSPENDED'] as const
export type ExpertStatus = (typeof EXPERT_STATUSES)[number]

/** How a viewer stands to a profile. */
export const VIEWER_ROLES = ['OWNER', 'ADMIN', 'MEMBER', 'VISITOR'] as const
export type ViewerRole = (typeof VIEWER_ROLES)[number]

export const locationSchema = z
  .object({ city: z.string().nullable(), country: z.string().nullable() })
  .meta({ id: 'Location', description: 'The place as its owner typed it.' })

export const moneySchema = z.object({ amount: z.number().int(), currency: z.enum(CURRENCIES) }).meta({ id: 'Money' })

/** R335 */
export const answerRateSchema = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .describe(
    `The share of messages answered within ${ANSWER_RATE_THRESHOLDS.days} days; null while there are too few to tell.`,
  )

const expertsMetadataSchema = z
  .object({
    status: z.enum(EXPERT_STATUSES),
    servicesOffered: z.array(z.string()),
    projectMinimum: moneySchema.nullable(),
    availability: availabilitySchema.nullable(),
    responseTimeHours: z.number().nullable(),
    answerRate: answerRateSchema,
    activatedOn: z.string().nullable(),
  })
  .meta({ id: 'ExpertsMetadata' })

/** Fields of the table stand where the contract has had them; those that are not named here follow at its end. */
export const profileSchema = z
  .object({
    _id: z.string(),
    profileId: z.string(),
    slug: FIELD_ANSWER_SCHEMAS.slug,
    name: FIELD_ANSWER_SCHEMAS.name,
    about: FIELD_ANSWER_SCHEMAS.about,
    bio: z.string().nullable().describe('The same text as `about`.'),
    title: FIELD_ANSWER_SCHEMAS.title,
    employer: FIELD_ANSWER_SCHEMAS.employer,
    businessType: FIELD_ANSWER_SCHEMAS.businessType,
    owner: z.object({ id: z.string(), type: z.enum(OWNER_TYPES) }),
    workspaceId: z.string().nullable(),
    workspaceSlug: z.string().nullable(),
    location: locationSchema,
    city: z.string().nullable(),
    country: z.string().nullable(),
    languages: FIELD_ANSWER_SCHEMAS.languages,
    skills: FIELD_ANSWER_SCHEMAS.skills,
    profileImg: FIELD_ANSWER_SCHEMAS.profileImg,
    thumbnailImage: z.object({ url: z.string() }).nullable(),
    website: FIELD_ANSWER_SCHEMAS.website,
    websiteUrl: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    public: z.boolean(),
    hirable: z.boolean(),
    isExpert: z.boolean(),
    expertsMetadata: expertsMetadataSchema,
    badgesV2: z.array(badgeSchema),
    featuredAssets: z.array(reportedWorkSchema.extend({ caption: z.string() })),
    sortedSiteProfiles: z.array(reportedWorkSchema),
    numAssets: z
      .object({
        sites: z.number().int(),
        templates: z.number().int(),
        libraries: z.number().int(),
        cloneables: z.number().int(),
      })
      .describe('How much public work there is of each kind.'),
    people: z
      .array(
        z.object({
          slug: z.string(),
          name: z.string(),
          title: z.string().nullable(),
          profileImg: z.string().nullable(),
        }),
      )
      .describe('Of a workspace: its members who agreed to appear and have a public profile of their own.'),
    otherPeople: z
      .array(z.object({ name: z.string() }))
      .describe('Of a workspace: its members who agreed to appear and have no public profile.'),
    proofs: z.array(profileProofSchema),
    numFollowers: z.number().int(),
    numFollowing: z.number().int(),
    numLikes: z.number().int(),
    numViews: z.number().int(),
    isFollowing: z.boolean(),
    isLiked: z.boolean(),
    role: z.enum(VIEWER_ROLES),
    createdOn: z.string(),
    updatedOn: z.string(),
    inquiryEmailAddress: FIELD_ANSWER_SCHEMAS.inquiryEmailAddress,
    inquiryEmailVerified: z
      .boolean()
      .optional()
      .describe('Only for those who may edit. Until it is true, messages go to the account’s own address.'),
    wantsHirable: z.boolean().optional().describe('Whether the owner wants to be hired; only for those who may edit.'),
    canMakePublic: z.boolean().optional().describe('Only for those who may edit.'),
    suspendedFor: z
      .string()
      .nullable()
      .optional()
      .describe('Why the profile is suspended; only for those who may edit.'),
    ownEditsSince: z
      .number()
      .int()
      .nullable()
      .optional()
      .describe(
        'The version (ETag) from which on every edit was the viewer’s own; null when the last was somebody else’s. Only for those who may edit.',
      ),
    requirements: requirementsSchema.optional().describe('Only for those who may edit.'),
  })
  .extend(FIELD_ANSWER_SCHEMAS)
  .meta({ id: 'Profile' })

export type Profile = z.infer<typeof profileSchema>

export const meSchema = z
  .object({
    user: z
      .object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        emailVerified: z.boolean(),
        role: z.enum(['user', 'admin']),
        timeZone: z.string().nullable().describe('In which times are shown; null: not known yet, and UTC.'),
        secondFactor: secondFactorSchema,
      })
      .nullable(),
    profile: z.object({ slug: z.string(), name: z.string() }).nullable(),
    workspaces: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        plan: z.string(),
        role: z.enum(['owner', 'admin', 'member']),
        profileSlug: z.string().nullable(),
        listed: z.boolean().describe('Whether the viewer agreed to appear in the team of its public profile.'),
      }),
    ),
  })
  .meta({ id: 'Me', description: 'The viewer with their profile and workspaces; user is null when signed out.' })

export type Me = z.infer<typeof meSchema>
