import { confirmationMails } from '#adapters/mail/confirmation-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { listProfileNames } from '#db/queries/profiles/list-profile-names.ts'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'
import { nameForStrangers, type NameForStrangers } from '#domain/mail/name-for-strangers.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

/** R750: as a mail to an unproven address may call them, in the order of their handles. */
async function namesOf(db: Db, handles: string[]): Promise<NameForStrangers[]> {
  const found = new Map(
    (await listProfileNames(db, handles)).map((profile) => [profile.slug, nameForStrangers(profile)]),
  )
  return handles.map((handle) => found.get(handle) ?? { handle, name: null })
}

export type ConfirmationMailDeps = Pick<Deps, 'queue' | 'site' | 'signer'>

type Unconfirmed = { id: string; email: string; handles: string[] }

function linkTo(path: string, token: string, { site }: ConfirmationMailDeps): string {
  const url = absoluteUrl(path, site.url)
  url.searchParams.set('token', token)
  return url.href
}

const TO_GUEST = { days: UNCONFIRMED_MESSAGE_DAYS, isGuest: true }

/** R87: a guest confirms a message. */
export async function mailMessageConfirmation(deps: ConfirmationMailDeps, db: Db, { id, email, handles }: Unconfirmed) {
  const url = linkTo(addresses.confirmMessage, deps.signer.sign('confirm-message', id), deps)
  const [profile = { handle: '', name: null }] = await namesOf(db, handles)
  const mail = renderMailTemplate(deps.site, confirmationMails.message, { ...TO_GUEST, profile, url })
  await queueMail(deps, db, { to: email, ...mail })
}

/** R341: a guest confirms a brief once, for all of its experts. */
export async function mailBriefConfirmation(deps: ConfirmationMailDeps, db: Db, { id, email, handles }: Unconfirmed) {
  const profiles = await namesOf(db, handles)
  const url = linkTo(addresses.confirmBrief, deps.signer.sign('confirm-brief', id), deps)
  const mail = renderMailTemplate(deps.site, confirmationMails.brief, { ...TO_GUEST, profiles, url })
  await queueMail(deps, db, { to: email, ...mail })
}
