import { countWorkspacesByPlan } from '#db/queries/platform/rules-in-use.ts'
import { isKnownPlan } from '#domain/accounts/workspace.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R468: a plan that workspaces have and the rules have not, as the rest of a sentence about them. */
export async function findMissingPlans({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const used = await countWorkspacesByPlan(db)
  return used
    .filter(({ name }) => !isKnownPlan(name))
    .map(
      ({ name, count }) => `plans lacks "${name}", which ${countWithNoun(count, 'workspace has', 'workspaces have')}`,
    )
}
