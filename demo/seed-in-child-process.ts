import { runInChildProcess } from '#server/child-process/run-in-child-process.ts'

export type SeedOrder = {
  databaseUrl: string
  authSecret: string
  /** URL of the embedded database as its superuser. */
  adminUrl?: string | undefined
  profiles: number
}

/** R464: a start seeds in a process of its own. */
export const seedInChildProcess = (order: SeedOrder, options: Parameters<typeof runInChildProcess>[2]) =>
  runInChildProcess(new URL('./seed-process.ts', import.meta.url), order, options)
