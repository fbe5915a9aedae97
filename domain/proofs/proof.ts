import { z } from 'zod'

import { PROOF_LIMITS } from '#domain/limits.ts'

import { ADDED_PROOF_KINDS, CHECK_FAILURES, CHECK_METHODS } from './proof-kinds.ts'

/** R800: as visitors see it. */
export const profileProofSchema = z
  .object({
    kind: z
      .enum([...ADDED_PROOF_KINDS, 'platform', 'identity'])
      .describe(
        '`platform`: the site builder reports published sites of this account; `identity`: it confirms something about the person who signs in there.',
      ),
    label: z
      .string()
      .describe(
        'The domain, the address of the other profile, the name of the platform, or its words for what it confirms.',
      ),
    url: z.string().nullable(),
    method: z.enum([...CHECK_METHODS, 'site-builder', 'sign-in']),
    checkedOn: z.string(),
  })
  .meta({ id: 'Proof', description: 'Something about the profile that was checked. More kinds may follow.' })

export type ProfileProof = z.infer<typeof profileProofSchema>

/** R794: as its owner sees it. */
export const ownProofSchema = z
  .object({
    id: z.string(),
    kind: z.enum(ADDED_PROOF_KINDS),
    label: z.string(),
    url: z.string(),
    state: z
      .enum(['unproven', 'proven', 'failing', 'lapsed'])
      .describe('`failing` is still shown, until the check failed several times; `lapsed` is no longer shown.'),
    method: z.enum(CHECK_METHODS).nullable(),
    checkedOn: z.string().nullable().describe('When a check last succeeded.'),
    failure: z.enum(CHECK_FAILURES).nullable().describe('Why the last check failed.'),
    txtRecord: z.string().nullable().describe('For a domain: a TXT record that proves it.'),
  })
  .meta({ id: 'OwnProof' })

export type OwnProof = z.infer<typeof ownProofSchema>

export const ownProofsSchema = z
  .object({
    items: z.array(ownProofSchema),
    linkTag: z.string().describe('A tag that proves a page, also that of a domain.'),
  })
  .meta({ id: 'OwnProofs', description: `At most ${PROOF_LIMITS.count}.` })

export type OwnProofs = z.infer<typeof ownProofsSchema>
