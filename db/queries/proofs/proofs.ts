import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { AddedProofKind } from '#domain/proofs/proof-kinds.ts'
import type { ProofState } from '#domain/proofs/proof-state.ts'

const PROOF_COLUMNS = [
  'profile_proof.id',
  'profile_proof.profile_id',
  'profile_proof.kind',
  'profile_proof.subject',
  'profile_proof.code',
  'profile_proof.method',
  'profile_proof.url',
  'profile_proof.checked_at',
  'profile_proof.failure',
  'profile_proof.failing_since',
  'profile_proof.warned_at',
  'profile_proof.next_check_at',
  'profile_proof.created_at',
] as const

export type ProofRow = Awaited<ReturnType<typeof listProofs>>[number]

export function listProofs(db: Db, profileId: string) {
  return db
    .selectFrom('profile_proof')
    .where('profile_id', '=', profileId)
    .select(PROOF_COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type OfProfile = { id: string; profileId: string }

export function findProof(db: Db, { id, profileId }: OfProfile) {
  return db
    .selectFrom('profile_proof')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .select(PROOF_COLUMNS)
    .executeTakeFirst()
}

/** Locks the proof until the transaction ends. */
export function lockProof(db: Db, { id, profileId }: OfProfile) {
  return db
    .selectFrom('profile_proof')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .select(PROOF_COLUMNS)
    .forUpdate()
    .executeTakeFirst()
}

type NewProof = OfProfile & { kind: AddedProofKind; subject: string; code: string | null; now: Date }

export async function insertProof(db: Db, { id, profileId, kind, subject, code, now }: NewProof): Promise<void> {
  await db
    .insertInto('profile_proof')
    .values({ id, profile_id: profileId, kind, subject, code, created_at: now })
    .execute()
}

/** False where there is no such proof. */
export async function deleteProof(db: Db, { id, profileId }: OfProfile): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profile_proof')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function storeProofState(db: Db, id: string, state: ProofState): Promise<void> {
  await db
    .updateTable('profile_proof')
    .set({
      method: state.method,
      url: state.url,
      checked_at: state.checkedAt,
      failure: state.failure,
      failing_since: state.failingSince,
      warned_at: state.warnedAt,
      next_check_at: state.nextCheckAt,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * R798: takes proofs whose check is due, the longest due first. Until `until` no other caller takes them, also if this
 * one does not finish.
 */
export function takeDueProofs(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  return db
    .updateTable('profile_proof')
    .set({ next_check_at: until })
    .where('id', '=', (eb) =>
      eb.fn.any(
        sql<string[]>`array(${eb
          .selectFrom('profile_proof')
          .where('next_check_at', '<=', now)
          .select('id')
          .orderBy('next_check_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()})`,
      ),
    )
    .returning(PROOF_COLUMNS)
    .execute()
}

/** R792a: the handle of a profile, and those that it had and that no other profile has taken. */
export async function listHandlesOfProfile(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profile')
    .where('id', '=', profileId)
    .select('slug')
    .unionAll(db.selectFrom('handle_history').where('profile_id', '=', profileId).select('slug'))
    .execute()
  return rows.map(({ slug }) => slug)
}
