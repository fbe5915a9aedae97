import { analyzeGrownTables } from '#db/queries/host/analyze-tables.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R540: keeps the planner's statistics up to date while a batch fills the tables. Needs a connection without timeouts. */
export const analyzeHostTables = ({ db }: Pick<Deps, 'db'>): Promise<string[]> => analyzeGrownTables(db)
