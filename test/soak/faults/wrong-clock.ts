import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { printLine } from '#server/startup/progress.ts'

import type { FaultySite } from './site.ts'

const DAYS = 31
const NOTICED_MS = 4000

/** Loaded before everything else: the clock of that process alone jumps ahead once the file is there. */
const jumpOnce = (file: string) => `
  import { existsSync } from 'node:fs'
  const Real = Date
  let ahead = 0
  setInterval(() => { if (existsSync(${JSON.stringify(file)})) ahead = ${DAYS * 86_400_000} }, 100).unref()
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + ahead) }
    static now() { return Real.now() + ahead }
  }`

/** R364: a third node whose clock jumps a month ahead does no harm to the others. */
export async function tryWrongClock({ startNode, nodes, cookie }: FaultySite): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-clock-'))
  const [preload, signal] = [join(folder, 'clock.mjs'), join(folder, 'jump')]
  writeFileSync(preload, jumpOnce(signal))
  const ahead = await startNode('ahead', { NODE_OPTIONS: `--import=${preload}` })
  const ask = async (origin: string, path: string) => {
    const answer = await fetch(origin + path, { headers: { cookie } })
    return { status: answer.status, text: await answer.text() }
  }
  try {
    const before = await ask(ahead.origin, '/v1/marketplace/me')
    writeFileSync(signal, '')
    await sleep(NOTICED_MS)
    const ready = await ask(ahead.origin, '/readyz')
    const there = await ask(ahead.origin, '/v1/marketplace/me')
    const here = await ask(nodes[0]?.origin ?? '', '/v1/marketplace/me')
    printLine(
      `\nA node whose clock jumps ${DAYS} days ahead: /readyz says ${ready.status} ${ready.text}; somebody signed in`,
    )
    printLine(`gets ${before.status} before, ${there.status} ${there.text} after, and ${here.status} on another node.`)
    const statuses = [before, ready, there, here].map(({ status }) => status).join()
    return statuses === '200,503,503,200' && there.text.includes('"part":"clock"')
  } finally {
    await ahead.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
