import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { networkOf } from '#domain/network.ts'
import type { Result } from '#domain/result.ts'
import { consumeLimitsOrFail, type LimitedAct } from '#use-cases/consume-limits-or-fail.ts'
import { refundLimits } from '#use-cases/consume-limits.ts'
import type { Deps } from '#use-cases/deps.ts'

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
export function recipientLimit({ owner_user_id, owner_workspace_id }: Recipient): LimitedAct {
  const key = owner_user_id === null ? `workspace:${owner_workspace_id}` : `user:${owner_user_id}`
  return { name: 'messagesToRecipient', key, message: 'this expert is getting too many messages right now' }
}

/**
 * R226: counts by the sender's address, so that a new account does not reset the limit. Unproven addresses, which
 * any client could type, count separately from those of accounts, so no client uses up another's limit. Unconfirmed
 * messages do not count for the recipient.
 */
function countedFor({ email, unproven, address, profiles }: Sending): LimitedAct[] {
  const mailbox = mailboxLimitKey(email)
  const sender = unproven ? `guest:${mailbox}` : `account:${mailbox}`
  return profiles.flatMap((profile) => [
    { name: 'messagesOfSender', key: sender, message: 'you have sent as many messages as one may in an hour' },
    { name: 'messagesFromNetwork', key: networkOf(address), message: 'too many messages came from your network' },
    ...(unproven ? [] : [recipientLimit(profile)]),
  ])
}

/** R91: counts a message against every limit, or against none. */
export function consumeSendingLimits(deps: Pick<Deps, 'limits'>, sending: Sending): Promise<Result<undefined>> {
  return consumeLimitsOrFail(deps, countedFor(sending))
}

/** Refunds a message that turned out to be a repetition. */
export function refundSendingLimits(deps: Pick<Deps, 'limits'>, sending: Sending): Promise<void> {
  return refundLimits(deps, countedFor(sending))
}
