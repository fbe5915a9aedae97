import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The one adapter that needs no database. */
const DRAWING = 'adapters/drawing/**/*.test.ts'
/** The part of the demo that does. */
const SEEDING = 'demo/seed/**/*.test.ts'

/**
 * Slow tests of what seldom changes, for the full run (npm run test:full): the builder of the catalogue, whose committed
 * result has quick tests; restarts behind a proxy; the demo's loads; pictures that take much time or memory.
 */
const SLOW_UNIT = 'catalogue/build/build.test.ts'
const SLOW = [
  'server/serving/restart-behind-nginx.test.ts',
  'server/serving/frozen-node.test.ts',
  'demo/seed/bulk-load.test.ts',
  'scripts/seed.test.ts',
  'adapters/uploads/upload-encoder.test.ts',
]

/** The longest, which would run alone at the end: a new checkout has no times to sort by. */
const FIRST = ['test/soak/fuzz/fuzz.test.ts', 'api/accounts/account-links.test.ts', 'test/soak/host/drift.test.ts']

const isFirst = ({ moduleId }: TestSpecification) => FIRST.some((file) => moduleId.endsWith(file))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

/** Machines that run this may have little to spare; a test that hangs still ends. */
const TIMEOUT_MS = 60_000

/**
 * Files share their worker and what it has loaded, as requests share a server: to load it all again for each would take
 * as long as the tests. What a test puts in another's place is put back.
 */
const SHARED = { isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true }

const WITH_DATABASE = {
  globalSetup: ['test/template-database.ts'],
  setupFiles: ['test/setup/quick-passwords.ts', 'test/setup/load-texts.ts'],
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  // One more than there are cores on the smallest machine: tests wait for jobs and the database.
  maxWorkers: 3,
}

/** Unit tests need nothing; the others get a real PostgreSQL, one clone of a migrated template per file. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          setupFiles: ['test/setup/load-texts.ts'],
          testTimeout: TIMEOUT_MS,
          include: ['{domain,catalogue,client,locales,app,mcp,demo,test}/**/*.test.{ts,tsx}', DRAWING],
          exclude: ['test/{e2e,soak}/**', SEEDING, SLOW_UNIT],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'database',
          include: ['{db,adapters,use-cases,api,jobs,server,scripts,sdk,test/soak}/**/*.test.ts', SEEDING],
          exclude: [DRAWING, ...SLOW],
          ...WITH_DATABASE,
        },
      },
      { test: { ...SHARED, name: 'slow', include: [SLOW_UNIT, ...SLOW], ...WITH_DATABASE } },
    ],
  },
})
