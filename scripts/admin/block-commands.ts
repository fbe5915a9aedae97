import { countSiteBlocks, listSiteBlockRows } from '#db/queries/admin/site-blocks.ts'
import { parseSiteBlockTarget } from '#domain/admin/site-blocks.ts'
import { StartError } from '#server/startup/start-error.ts'
import { addSiteBlock, removeSiteBlock } from '#use-cases/admin/blocks/site-blocks.ts'

import { type OperatorDeps, unwrapForOperator } from './operator-command.ts'

const LISTED = 1000

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

async function list({ db }: OperatorDeps): Promise<string> {
  const [rows, total] = [await listSiteBlockRows(db, { limit: LISTED, offset: 0 }), await countSiteBlocks(db)]
  if (total === 0) return 'Nothing is blocked'
  const lines = rows.map(({ value, reason, by, created_at, expires_at }) => {
    const until = expires_at ? `, until ${dayOf(expires_at)}` : ''
    return `${value}  ${reason} (${by ?? 'an operator'}, ${dayOf(created_at)}${until})`
  })
  return [...lines, `${total} blocks, the newest ${rows.length} above`].join('\n')
}

function readDays(args: string[]): { words: string[]; days: string | null } {
  const at = args.indexOf('--days')
  return at === -1 ? { words: args, days: null } : { words: args.toSpliced(at, 2), days: args[at + 1] ?? '?' }
}

/** R641: what npm run admin does with blocks, by verb. Each returns what was done, without the end of the sentence. */
export const BLOCK_COMMANDS: Record<string, (opened: OperatorDeps, args: string[]) => Promise<string>> = {
  blocks: list,
  async block({ db, env }, args) {
    const { words, days } = readDays(args)
    const [value = '', ...reason] = words
    const proxyRanges = env.trustProxy ? env.trustProxy.ranges : []
    const input = { value, reason: reason.join(' '), days }
    const block = unwrapForOperator(
      await addSiteBlock({ db, now: () => new Date(), proxyRanges }, { input, actorId: null }),
    )
    return `${block.value} is blocked${block.expiresOn ? ` until ${block.expiresOn}` : ''}`
  },
  async unblock({ db }, [value = '', ...reason]) {
    const target = parseSiteBlockTarget(value)
    if (typeof target === 'string') throw new StartError(target)
    const which = { kind: target.kind, value: target.value }
    unwrapForOperator(await removeSiteBlock({ db }, { which, reason: reason.join(' ') || undefined, actorId: null }))
    return `${target.value} is no longer blocked`
  },
}

/** Whether the arguments are complete. */
export function isBlockCommand(verb: string, args: string[]): boolean {
  if (!Object.hasOwn(BLOCK_COMMANDS, verb)) return false
  return verb === 'blocks' ? args.length === 0 : args.length > (verb === 'block' ? 1 : 0)
}
