import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { type Issue, createIssue } from '#domain/issue.ts'
import { networkOf } from '#domain/network.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import { type CountedAct, refundLimits, consumeLimits } from '#use-cases/consume-limits.ts'
import type { Deps } from '#use-cases/deps.ts'

type Counted = CountedAct & { says: string }

type Sending = {
  email: string
  /** The sender's address is unproven: the message waits for its confirmation. */
  unproven: boolean
  address: string
  /** Each of them gets a message, and each message counts. */
  profiles: Recipient[]
}

type Recipient = Pick<ProfileRow, 'owner_user_id' | 'owner_workspace_id'>

/** R226: counts per recipient, whichever profile they have now: a new profile does not reset the limit. */
export function recipientLimit({ owner_user_id, owner_workspace_id }: Recipient): Counted {
  const key = owner_user_id === null ? `workspace:${owner_workspace_id}` : `user:${owner_user_id}`
  return { name: 'messagesToRecipient', key, says: 'this expert is getting too many messages right now' }
}

/**
 * R226: counts by the sender's address, so that a new account does not reset the limit. Unproven addresses, which
 * any client could type, count separately from those of accounts, so no client uses up another's limit. Unconfirmed
 * messages do not count for the recipient.
 */
function countedFor({ email, unproven, address, profiles }: Sending): Counted[] {
  const mailbox = mailboxLimitKey(email)
  const sender = unproven ? `guest:${mailbox}` : `account:${mailbox}`
  return profiles.flatMap((profile) => [
    { name: 'messagesOfSender', key: sender, says: 'you have sent as many messages as one may in an hour' },
    { name: 'messagesFromNetwork', key: networkOf(address), says: 'too many messages came from your network' },
    ...(unproven ? [] : [recipientLimit(profile)]),
  ])
}

function waitText(seconds: number): string {
  if (seconds < 90) return countWithNoun(seconds, 'second')
  return countWithNoun(Math.ceil(seconds / 60), 'minute')
}

export function tooManyRequestsFailure(says: string, seconds: number, issues?: Issue[]) {
  const refused = fail('too_many_requests', `${says}; try again in ${waitText(seconds)}`, undefined, issues)
  return { ...refused, error: { ...refused.error, retryAfterSeconds: seconds } }
}

/** Counts an act against all of its limits, or returns the failure of the limit that refused it. */
export async function countAgainstLimits(deps: Pick<Deps, 'limits'>, counted: Counted[]): Promise<Result<undefined>> {
  const stopped = await consumeLimits(deps, counted)
  if (!stopped) return ok(undefined)
  const { refused, wait } = stopped
  return tooManyRequestsFailure(refused.says, wait, [createIssue('limit_reached', { limit: refused.name, wait })])
}

/** R91: counts a message against every limit, or against none. */
export function consumeSendingLimits(deps: Pick<Deps, 'limits'>, sending: Sending): Promise<Result<undefined>> {
  return countAgainstLimits(deps, countedFor(sending))
}

/** Refunds a message that turned out to be a repetition. */
export function refundSendingLimits(deps: Pick<Deps, 'limits'>, sending: Sending): Promise<void> {
  return refundLimits(deps, countedFor(sending))
}
