import { findListedByHandles, type ComparedRow } from '#db/queries/lists/compared-experts.ts'
import { type ExpertRow, listExpertCards } from '#db/queries/lists/expert-cards.ts'
import type { ComparedExpert, Comparison } from '#domain/lists/compared-expert.ts'
import type { Deps } from '#use-cases/deps.ts'

import { presentExpertCard, skillChips } from './present-expert-card.ts'

type CompareDeps = Pick<Deps, 'db' | 'catalogue' | 'site'>

function present(row: ExpertRow, listed: ComparedRow, { catalogue, site }: CompareDeps): ComparedExpert {
  return {
    ...presentExpertCard(row, { catalogue, site }),
    skills: skillChips(listed.all_skill_slugs, catalogue),
    languages: listed.languages,
    servicesOffered: listed.services_offered,
    activatedOn: listed.activated_at?.toISOString() ?? null,
    createdOn: listed.created_at.toISOString(),
  }
}

/** R72: the listed experts in the requested order; of the others only that they are missing. */
export async function compareExperts(deps: CompareDeps, { handles }: { handles: string[] }): Promise<Comparison> {
  const { db } = deps
  const listedRows = await findListedByHandles(db, handles)
  const byHandle = new Map(listedRows.map((row) => [row.handle, row]))
  const found = handles.flatMap((handle) => byHandle.get(handle) ?? [])
  // The visitor may name the same expert twice, by an old handle and by the current one.
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = await listExpertCards(db, [...byId.keys()])
  return {
    experts: rows.flatMap((row) => {
      const listed = byId.get(row.id)
      return listed ? [present(row, listed, deps)] : []
    }),
    missing: handles.filter((handle) => !byHandle.has(handle)),
    renamed: Object.fromEntries(found.filter((row) => row.handle !== row.slug).map((row) => [row.handle, row.slug])),
  }
}
