import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { networkOf } from '#domain/network.ts'
import { plural } from '#domain/plural.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { type CountedAct, giveLimitsBack, takeLimits } from '#use-cases/take-limits.ts'

type Counted = CountedAct & { says: string }

type Sending = {
  email: string
  /** Nobody has shown yet that the address is theirs: the message waits for its confirmation. */
  unproven: boolean
  address: string
  profile: Pick<ProfileRow, 'owner_user_id' | 'owner_workspace_id'>
}

/** R226: whoever gets the messages, whichever profile they have now: a new one does not begin anew. */
export function arrivalOf({ owner_user_id, owner_workspace_id }: Sending['profile']): Counted {
  const key = owner_user_id === null ? `workspace:${owner_workspace_id}` : `user:${owner_user_id}`
  return { name: 'messagesToRecipient', key, says: 'this expert is getting too many messages right now' }
}

/**
 * R226: by the sender's address, so that a new account does not begin anew; addresses that anybody could have typed
 * are counted apart from those of accounts, so that nobody uses up another's. What is not confirmed has not arrived.
 */
function countedFor({ email, unproven, address, profile }: Sending): Counted[] {
  const sender = unproven ? `guest:${email}` : `account:${email}`
  return [
    { name: 'messagesOfSender', key: sender, says: 'you have sent as many messages as one may in an hour' },
    { name: 'messagesFromNetwork', key: networkOf(address), says: 'too many messages came from your network' },
    ...(unproven ? [] : [arrivalOf(profile)]),
  ]
}

function waitWords(seconds: number): string {
  if (seconds < 90) return plural(seconds, 'second')
  return plural(Math.ceil(seconds / 60), 'minute')
}

export function tooOften(says: string, seconds: number) {
  const refused = fail('too_many_requests', `${says}; try again in ${waitWords(seconds)}`)
  return { ...refused, error: { ...refused.error, retryAfterSeconds: seconds } }
}

/** Counts an act against all of its limits, or says which of them refused it. */
export async function takeCounted(deps: Pick<Deps, 'limits'>, counted: Counted[]): Promise<Result<undefined>> {
  const stopped = await takeLimits(deps, counted)
  return stopped ? tooOften(stopped.refused.says, stopped.wait) : ok(undefined)
}

/** R91: counts a message against every limit, or against none. */
export function takeSending(deps: Pick<Deps, 'limits'>, sending: Sending): Promise<Result<undefined>> {
  return takeCounted(deps, countedFor(sending))
}

/** For a message that turned out to be one already sent. */
export function giveSendingBack(deps: Pick<Deps, 'limits'>, sending: Sending): Promise<void> {
  return giveLimitsBack(deps, countedFor(sending))
}
