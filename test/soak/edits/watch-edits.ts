import { randomInt } from 'node:crypto'

import { printLine } from '#server/startup/progress.ts'
import { editAndWatch, MOST_MS, type Owner } from '#test/soak/owners.ts'

import { openDatabaseControl } from './slow-commits.ts'

/** Each edit has several pages rendered; more at once would measure how long they wait for the processor. */
const AT_ONCE = 8
const SAID_EVERY = 100

type Watched = { origins: string[]; readOrigins: string[]; owners: Owner[]; adminUrl: string }

/** Rendering every list again for every edit takes most of the time: the profile each time, and one other page. */
function somePages({ pages: [profile = '', ...others] }: Owner): string[] {
  return [profile, others[randomInt(others.length)] ?? profile]
}

/** Every page true within two seconds on both nodes and in Varnish, while commits are slow and in any order. */
export async function watchEdits({ origins, readOrigins, owners, adminUrl }: Watched, edits: number): Promise<boolean> {
  const control = await openDatabaseControl(adminUrl)
  try {
    await control.beSlow('trigger')
  } finally {
    await control.close()
  }
  const begun = performance.now()
  let left = edits
  const times: number[] = []
  // Each owner makes one edit at a time, or the edits would overwrite each other.
  const work = async (mine: Owner[]) => {
    for (let turn = 0; left-- > 0; turn++) {
      const owner = mine[turn % mine.length]
      if (owner) times.push(await editAndWatch({ origins, readOrigins }, owner, somePages(owner)))
      if (times.length % SAID_EVERY === 0) printLine(`  ${times.length} edits watched …`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(owners.filter((_owner, n) => n % AT_ONCE === at))))
  const late = times.filter((time) => time > MOST_MS).length
  const missed = times.filter((time) => time > 0).length
  printLine(
    `  ${times.length} edits watched on both nodes${readOrigins.length > 2 ? ' and Varnish' : ', without Varnish, which is not here'}, in ${Math.round((performance.now() - begun) / 1000)} s; after ${missed} a first look came too early,`,
  )
  printLine(`  the last such look ${Math.round(Math.max(...times))} ms after the edit's answer.`)
  printLine(
    late === 0 ? '  ✓ No page was older than two seconds.' : `  ✗ ${late} edits took more than two seconds to show.`,
  )
  return late === 0
}
