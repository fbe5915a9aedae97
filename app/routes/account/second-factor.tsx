import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { nextAddress } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchFactor } from '#client/accounts/second-factor.ts'
import { type FactorState, mayEnterAdminArea } from '#domain/accounts/second-factor.ts'
import * as addresses from '#domain/addresses.ts'
import { SECOND_FACTOR } from '#domain/limits.ts'

import type { Route } from './+types/second-factor.ts'
import { ProofForm, RecoveryCodeList } from './factor-forms.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { type OwnerProof, Proof, readProof } from './proof.tsx'
import { actOnFactor, type FactorAnswer, type Problems } from './second-factor-action.ts'

const HERE = addresses.secondFactor

/** The page that sent the visitor here. */
function nextOf(request: Request): string | undefined {
  const next = new URL(request.url).searchParams.get('next')
  return next === null ? undefined : nextAddress(next)
}

const addressWith = (next: string | undefined) => (next ? `${HERE}?next=${encodeURIComponent(next)}` : HERE)

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { user } = await requireAccount(client, request)
  const factor = await fetchFactor(client)
  const isWaitingAdmin = user.role === 'admin' && !mayEnterAdminArea(factor)
  const proof = await readProof(context)
  return { factor, emailVerified: user.emailVerified, isWaitingAdmin, next: nextOf(request), proof }
}

const FORM = { intent: 1, password: 1, code: 1, recovery: 1, setup: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const { form, signedInNow } = await receiveAccountForm(client, request, FORM)
  const next = nextOf(request)
  // Secrets are not carried through a sign-in (R170), and the account may be another one: start over.
  if (signedInNow) throw redirect(addressWith(next), 303)
  const answer = await actOnFactor(client, form)
  if (answer.step === 'done') {
    throw redirect(
      answer.done === 'passed' ? (next ?? addresses.account) : `${addresses.account}?done=second-factor-off`,
      303,
    )
  }
  const refused = answer.step === 'refused' || (answer.step === 'setup' && Object.keys(answer.problems).length > 0)
  return data(answer, refused ? 400 : 200)
}

const problemsFor = (answer: FactorAnswer | undefined, intent: string): Problems =>
  answer?.step === 'refused' && answer.intent === intent ? answer.problems : {}

type PartProps = { factor: FactorState; answer: FactorAnswer | undefined; to: string; proof: OwnerProof }

function TurnOn({ answer, to, proof }: PartProps) {
  const withPassword = proof.kind === 'password'
  return (
    <>
      <p className="text-compact text-ink-soft">
        You need an authenticator app on your phone, or a password manager that makes one-time codes.
      </p>
      <Proof proof={proof} next={to}>
        <ProofForm
          intent="start"
          to={to}
          problems={problemsFor(answer, 'start')}
          button="Set it up"
          withPassword={withPassword}
        />
      </Proof>
    </>
  )
}

function Manage({ factor, answer, to, proof }: PartProps) {
  const withPassword = proof.kind === 'password'
  const shared = { to, withPassword }
  return (
    <Proof proof={proof} next={to}>
      <section aria-labelledby="codes" className="grid gap-4 border-t border-line pt-6">
        <h2 id="codes" className="text-lede">
          New recovery codes
        </h2>
        <p>
          {factor.recoveryCodesLeft} of {SECOND_FACTOR.recoveryCodes} are left. New ones take the place of all old ones.
        </p>
        <ProofForm {...shared} intent="renew" problems={problemsFor(answer, 'renew')} button="Make new codes" />
      </section>
      <section aria-labelledby="off" className="grid gap-4 border-t border-line pt-6">
        <h2 id="off" className="text-lede">
          Turn it off
        </h2>
        {factor.required ? (
          <p>Admins of this site keep it on.</p>
        ) : (
          <ProofForm {...shared} intent="remove" problems={problemsFor(answer, 'remove')} button="Turn it off" danger />
        )}
      </section>
    </Proof>
  )
}

function adminSentence({ on }: FactorState): string {
  return on
    ? 'You signed in before it was on. Enter a code, and the admin area opens.'
    : 'Admins of this site sign in in two steps. Turn it on, and the admin area opens.'
}

function leadOf({ on }: FactorState, proof: OwnerProof): string {
  if (proof.kind !== 'password') return `Signing in ${on ? 'takes' : 'then takes'} a code from your phone, too.`
  return on
    ? 'It is on: signing in takes your password and a code.'
    : 'Signing in then takes your password and a code from your phone. Whoever learns your password alone gets no further.'
}

export default function SecondFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { factor, emailVerified, isWaitingAdmin, next, proof } = loaderData
  const to = addressWith(next)
  if (answer?.step === 'codes') {
    return (
      <FormPage
        title="Save your recovery codes"
        lead={answer.renewed ? 'The old ones no longer work.' : 'Two-step sign-in is on.'}
      >
        <RecoveryCodeList codes={answer.recoveryCodes}>
          <p className="text-compact text-ink-soft">
            Other devices stay signed in. You can <a href={`${addresses.account}#places`}>sign them out</a>.
          </p>
          <div>
            <ButtonLink href={next ?? addresses.account}>I have saved them</ButtonLink>
          </div>
        </RecoveryCodeList>
      </FormPage>
    )
  }
  if (answer?.step === 'setup') {
    return (
      <FormPage title="Set it up">
        {answer.problems.form && <Notice tone="bad">{answer.problems.form}</Notice>}
        <FactorSetup setup={answer.setup} problems={answer.problems} to={to} />
      </FormPage>
    )
  }
  const part = { factor, answer, to, proof }
  return (
    <FormPage title="Two-step sign-in" lead={leadOf(factor, proof)}>
      {answer?.step === 'refused' && (
        <Notice tone="bad">{answer.problems.form ?? 'Please look at the field that is marked below.'}</Notice>
      )}
      {isWaitingAdmin && !answer && <Notice>{adminSentence(factor)}</Notice>}
      {isWaitingAdmin && factor.on && (
        <ProofForm intent="pass" to={to} problems={problemsFor(answer, 'pass')} button="Go on" />
      )}
      {factor.on && <Manage {...part} />}
      {!factor.on && emailVerified && <TurnOn {...part} />}
      {!factor.on && !emailVerified && (
        <p>
          First <a href={addresses.verifyEmail}>confirm your email</a>, so that nobody else can turn it on in your name.
        </p>
      )}
      <p>
        <a href={addresses.account} className="touch-target">
          Back to your account
        </a>
      </p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Two-step sign-in', matches)
