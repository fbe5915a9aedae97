import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { HostRefusal } from '#domain/accounts/host-sign-in.ts'
import * as addresses from '#domain/addresses.ts'

import { HostButton } from './host-button.tsx'

/** What the visitor reads, by the reason; `name` is the site builder's. */
const TEXTS: Record<HostRefusal, (name: string) => string> = {
  expired: () => 'This sign-in took too long, was finished before, or began in another browser. Please begin again.',
  denied: (name) => `${name} did not sign you in: it was cancelled there, or is not allowed. Nothing was changed here.`,
  unreachable: (name) => `${name} cannot be reached at the moment. Please try again in a minute.`,
  untrusted: (name) => `The answer of ${name} could not be trusted, so nobody was signed in. Please begin again.`,
  'not-set-up': (name) =>
    `Signing in with ${name} is not set up correctly here. Please tell those who run this site: their log says what to change.`,
  'invalid-start': (name) =>
    `This link to sign in is not for this site, so nobody was signed in. You can still sign in with ${name} here.`,
  'email-unproven': (name) => `Please confirm your email at ${name} first, and then sign in here.`,
  'email-taken': (name) =>
    `Another account here has your email, and belongs to another account at ${name}. Please write to those who run this site.`,
  deleted: (name) => `Your account was deleted at ${name}, and so it is here.`,
  locked: () => 'This account is locked by the admins of this site.',
  'not-fresh': (name) => `${name} did not ask you to sign in again. To go on, sign in there once more.`,
  'other-account': (name) =>
    `You signed in at ${name} with a different account than here. To go on, sign in there with the account that you use here.`,
}

type Props = { reason: HostRefusal; hostName: string; next: string; fresh: boolean }

/** R412: says why nobody was signed in, and how to go on. */
export function HostProblem({ reason, hostName, next, fresh }: Props) {
  const final = reason === 'locked' || reason === 'deleted'
  const back = final
    ? { href: addresses.home, label: 'Go to the start page' }
    : fresh
      ? { href: next || addresses.account, label: 'Back' }
      : { href: next ? signInAddress(next) : addresses.signIn, label: 'Other ways to sign in' }
  return (
    <FormPage title={fresh ? 'Not confirmed yet' : 'You are not signed in yet'}>
      <Notice tone="bad">
        <p>{TEXTS[reason](hostName)}</p>
      </Notice>
      {!final && <HostButton label={`Try again with ${hostName}`} next={next} fresh={fresh} />}
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
    </FormPage>
  )
}
