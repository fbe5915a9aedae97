import { data, redirect } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { safeNextAddress } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchSecondFactor } from '#client/accounts/second-factor.ts'
import { type SecondFactorState, mayEnterAdminArea } from '#domain/accounts/second-factor.ts'
import * as addresses from '#domain/addresses.ts'
import { SECOND_FACTOR_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/second-factor.ts'
import { ProofForm, RecoveryCodeList } from './factor-forms.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { type OwnerProof, Proof, loadOwnerProof } from './proof.tsx'
import { actOnFactor, type FactorAnswer, type Problems } from './second-factor-action.ts'

const HERE = addresses.secondFactor

/** The page that sent the visitor here. */
function nextOf(request: Request): string | undefined {
  const next = new URL(request.url).searchParams.get('next')
  return next === null ? undefined : safeNextAddress(next)
}

const addressWith = (next: string | undefined) => (next ? `${HERE}?next=${encodeURIComponent(next)}` : HERE)

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { user } = await requireAccount(client, request)
  const factor = await fetchSecondFactor(client)
  const isWaitingAdmin = user.role === 'admin' && !mayEnterAdminArea(factor)
  const proof = await loadOwnerProof(context)
  return { factor, emailVerified: user.emailVerified, isWaitingAdmin, next: nextOf(request), proof }
}

const FORM = { intent: 1, password: 1, code: 1, recovery: 1, setup: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const { form, signedInNow } = await receiveAccountForm(client, request, FORM)
  const next = nextOf(request)
  // Secrets are not carried through a sign-in (R170), and the account may be another one: start over.
  if (signedInNow) throw redirect(addressWith(next), 303)
  const answer = await actOnFactor(textsFor(context.get(languageContext)), client, form)
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

type PartProps = { factor: SecondFactorState; answer: FactorAnswer | undefined; to: string; proof: OwnerProof }

function TurnOn({ answer, to, proof }: PartProps) {
  const t = useTexts()
  const withPassword = proof.kind === 'password'
  return (
    <>
      <p className="text-compact text-ink-soft">{t('factor.app')}</p>
      <Proof proof={proof} next={to}>
        <ProofForm
          intent="start"
          to={to}
          problems={problemsFor(answer, 'start')}
          button={t('factor.start')}
          withPassword={withPassword}
        />
      </Proof>
    </>
  )
}

function Manage({ factor, answer, to, proof }: PartProps) {
  const t = useTexts()
  const withPassword = proof.kind === 'password'
  const shared = { to, withPassword }
  return (
    <Proof proof={proof} next={to}>
      <section aria-labelledby="codes" className="grid gap-4 border-t border-line pt-6">
        <h2 id="codes" className="text-lede">
          {t('factor.renew.title')}
        </h2>
        <p>{t('factor.renew.left', { left: factor.recoveryCodesLeft, all: SECOND_FACTOR_LIMITS.recoveryCodes })}</p>
        <ProofForm
          {...shared}
          intent="renew"
          problems={problemsFor(answer, 'renew')}
          button={t('factor.renew.button')}
        />
      </section>
      <section aria-labelledby="off" className="grid gap-4 border-t border-line pt-6">
        <h2 id="off" className="text-lede">
          {t('factor.off.title')}
        </h2>
        {factor.required ? (
          <p>{t('factor.admin.required')}</p>
        ) : (
          <ProofForm
            {...shared}
            intent="remove"
            problems={problemsFor(answer, 'remove')}
            button={t('factor.off.button')}
            danger
          />
        )}
      </section>
    </Proof>
  )
}

const adminSentence = (t: PageTexts, { on }: SecondFactorState) => (on ? t('factor.admin.on') : t('factor.admin.off'))

function leadOf(t: PageTexts, { on }: SecondFactorState, proof: OwnerProof): string {
  if (proof.kind !== 'password') return on ? t('factor.leadHostOn') : t('factor.leadHost')
  return on ? t('factor.leadOn') : t('factor.lead')
}

export default function SecondFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts()
  const { factor, emailVerified, isWaitingAdmin, next, proof } = loaderData
  const to = addressWith(next)
  if (answer?.step === 'codes') {
    return (
      <FormPage
        title={t('factor.codes.title')}
        lead={answer.renewed ? t('factor.codes.renewed') : t('factor.codes.on')}
      >
        <RecoveryCodeList codes={answer.recoveryCodes}>
          <p className="text-compact text-ink-soft">
            {t.rich('factor.codes.devices', {
              sessions: (text) => <a href={`${addresses.account}#places`}>{text}</a>,
            })}
          </p>
          <div>
            <ButtonLink href={next ?? addresses.account}>{t('factor.codes.saved')}</ButtonLink>
          </div>
        </RecoveryCodeList>
      </FormPage>
    )
  }
  if (answer?.step === 'setup') {
    return (
      <FormPage title={t('factor.setup.title')}>
        {answer.problems.form && <Notice tone="bad">{answer.problems.form}</Notice>}
        <FactorSetup setup={answer.setup} problems={answer.problems} to={to} />
      </FormPage>
    )
  }
  const part = { factor, answer, to, proof }
  return (
    <FormPage title={t('factor.title')} lead={leadOf(t, factor, proof)}>
      {answer?.step === 'refused' && <Notice tone="bad">{answer.problems.form ?? t('account.problem.marked')}</Notice>}
      {isWaitingAdmin && !answer && <Notice>{adminSentence(t, factor)}</Notice>}
      {isWaitingAdmin && factor.on && (
        <ProofForm intent="pass" to={to} problems={problemsFor(answer, 'pass')} button={t('factor.admin.button')} />
      )}
      {factor.on && <Manage {...part} />}
      {!factor.on && emailVerified && <TurnOn {...part} />}
      {!factor.on && !emailVerified && (
        <p>{t.rich('factor.unconfirmed', { confirm: (text) => <a href={addresses.verifyEmail}>{text}</a> })}</p>
      )}
      <p>
        <a href={addresses.account} className="touch-target">
          {t('account.back')}
        </a>
      </p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('factor.title'), matches)
