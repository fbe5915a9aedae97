import type { Client } from '#client/client.ts'
import type { AddedProofKind } from '#domain/proofs/proof-kinds.ts'

const PATH = '/v1/marketplace/profile/{slug}/proofs'

/** Those of the viewer's own profile. */
export const fetchProofs = (client: Client, slug: string) => client.get(PATH, { params: { slug } })

export const addProof = (client: Client, slug: string, proof: { kind: AddedProofKind; address: string }) =>
  client.post(PATH, { params: { slug }, body: proof })

export const checkProof = (client: Client, slug: string, id: string) =>
  client.post(`${PATH}/{id}/check`, { params: { slug, id } })

export const removeProof = (client: Client, slug: string, id: string) =>
  client.delete(`${PATH}/{id}`, { params: { slug, id } })
