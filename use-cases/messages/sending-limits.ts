import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

type Counted = { name: 'messagesOfSender' | 'messagesToProfile' | 'messagesFromAddress'; key: string; says: string }

type Sending = { senderKey: string; profileId: string; address: string }

function countedFor({ senderKey, profileId, address }: Sending): Counted[] {
  return [
    { name: 'messagesOfSender', key: senderKey, says: 'you have sent as many messages as one may in an hour' },
    { name: 'messagesFromAddress', key: address, says: 'too many messages came from your network' },
    { name: 'messagesToProfile', key: profileId, says: 'this expert is getting too many messages right now' },
  ]
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

export function tooOften(says: string, seconds: number) {
  const refused = fail('too_many_requests', `${says}; try again in ${waitWords(seconds)}`)
  return { ...refused, error: { ...refused.error, retryAfterSeconds: seconds } }
}

/** R91: counts a message against every limit, or against none. */
export async function takeSending({ limits }: Pick<Deps, 'limits'>, sending: Sending): Promise<Result<undefined>> {
  const taken: Counted[] = []
  for (const one of countedFor(sending)) {
    const wait = await limits.hit(one.name, one.key)
    if (wait !== undefined) {
      await Promise.all(taken.map(({ name, key }) => limits.giveBack(name, key)))
      return tooOften(one.says, wait)
    }
    taken.push(one)
  }
  return ok(undefined)
}

/** For a message that turned out to be one already sent. */
export async function giveSendingBack({ limits }: Pick<Deps, 'limits'>, sending: Sending): Promise<void> {
  await Promise.all(countedFor(sending).map(({ name, key }) => limits.giveBack(name, key)))
}
