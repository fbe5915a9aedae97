import type { SubmissionResult } from '@conform-to/react'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { addProof, checkProof, removeProof } from '#client/proofs/proofs.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'
import type { AddedProofKind } from '#domain/proofs/proof-kinds.ts'

export const PROOF_FORM = { proof: 1, address: 1 }

type Acting = { slug: string; form: FormData }

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The proof that the page shows next; undefined for the whole list. */
type Done = { id?: string; checked?: true }

const add =
  (kind: AddedProofKind) =>
  async (client: Client, { slug, form }: Acting) => {
    const { id } = await addProof(client, slug, { kind, address: text(form, 'address') })
    return { id }
  }

const ACTS: Record<string, (client: Client, acting: Acting) => Promise<Done>> = {
  'add-domain': add('domain'),
  'add-elsewhere': add('elsewhere'),
  async 'check-proof'(client, { slug, form }) {
    const { id } = await checkProof(client, slug, text(form, 'proof'))
    return { id, checked: true }
  },
  async 'remove-proof'(client, { slug, form }) {
    await removeProof(client, slug, text(form, 'proof'))
    return {}
  },
}

/** A refused form; `kind` is that of the form to add one. */
export type ProofAnswer = { kind: AddedProofKind | undefined; result: SubmissionResult<string[]> }

const KIND_OF_INTENT: Record<string, AddedProofKind> = { 'add-domain': 'domain', 'add-elsewhere': 'elsewhere' }

/** Undefined where the form is about something else. */
export async function actOnProofs(
  client: Client,
  form: FormData,
  { slug, t }: { slug: string; t: PageTexts },
): Promise<Done | ProofAnswer | undefined> {
  const intent = text(form, 'intent')
  const act = ownValue(ACTS, intent)
  if (!act) return undefined
  try {
    return await act(client, { slug, form })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    const { address } = fieldErrorTexts(error, t)
    const refused: Record<string, string[]> = address ? { address } : { '': [friendlyError(error, t)] }
    const initialValue = { address: text(form, 'address') }
    return { kind: ownValue(KIND_OF_INTENT, intent), result: { status: 'error', initialValue, error: refused } }
  }
}

/** The page after a form that did something. */
export function addressAfter({ id, checked }: Done, query: URLSearchParams): string {
  query.delete('done')
  query.delete('checked')
  if (checked && id !== undefined) query.set('checked', id)
  return `${addresses.dashboard}?${query}#${id === undefined ? 'proofs' : `proof-${id}`}`
}
