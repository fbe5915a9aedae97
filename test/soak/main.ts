import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'

import { soakBurst } from './burst.ts'
import { soakEdits } from './edits/edits.ts'
import { soakFaults, soakRestarts } from './faults/faults.ts'
import { soakHost } from './host/host.ts'
import { soakMail } from './mail.ts'
import { soakPages } from './pages.ts'
import { soakWebhooks } from './webhooks/webhooks.ts'

// npm run soak -- [part[:size] …]: minutes of heavy load on a server of its own. Without names, every part.
type Part = (size: number | undefined) => Promise<boolean>

/** Each part reports its findings, and returns whether all was well. */
const PARTS: Record<string, Part> = {
  /** `size` is the number of kills. */
  mail: soakMail,
  /** `size` is the number of digests. */
  burst: soakBurst,
  /** `size` is the number of edits. */
  pages: soakPages,
  /** `size` is the number of edits whose pages are watched. */
  edits: soakEdits,
  /** `size` is the number of rounds. */
  faults: soakFaults,
  /** `size` is the number of restarts of each node. */
  restarts: soakRestarts,
  /** `size` is the number of seeds. */
  host: soakHost,
  /** `size` is the number of kills. */
  webhooks: soakWebhooks,
}

async function soak(names: string[]): Promise<void> {
  const wanted = names.map((name) => {
    const [part = '', size] = name.split(':')
    const run = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
    if (!run || (size !== undefined && !/^[1-9]\d{0,5}$/.test(size))) {
      throw new StartError(`There is no part "${name}". Use: npm run soak -- ${Object.keys(PARTS).join(' ')}`)
    }
    return { run, size: size === undefined ? undefined : Number(size) }
  })
  for (const { run, size } of wanted) if (!(await run(size))) process.exitCode = 1
  // After many connections were reset, Node's own cleanup at the end of a process may never end.
  process.exit()
}

const names = process.argv.slice(2)
runMain(() => soak(names.length > 0 ? names : Object.keys(PARTS)))
