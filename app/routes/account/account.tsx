import type { ReactNode } from 'react'
import { redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listSessions } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { fetchPlatformAccount } from '#client/host/platform-account.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { listTimeZones, UTC } from '#domain/accounts/time-zone.ts'
import * as addresses from '#domain/addresses.ts'
import { ACCOUNT_LINK_HOURS, MAX_COUNT } from '#domain/limits.ts'
import type { Me } from '#domain/profiles/profile.ts'

import type { Route } from './+types/account.ts'
import { type AccountAnswer, actOnAccount, type Intent, refillAccountForm } from './account-action.ts'
import { EmailForm, ManagedEmail, ManagedName, NameForm, PasswordForm } from './account-forms.tsx'
import { Proof, loadOwnSignIn } from './proof.tsx'
import { SessionList } from './session-list.tsx'
import { TeamForm } from './team-form.tsx'
import { ZoneForm } from './zone-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { user, profile, workspaces } = await fetchMe(client)
  if (!user) {
    const expired = hasSessionCookie(request.headers.get('cookie'))
    throw redirect(signInAddress(addresses.account, { expired }), 303)
  }
  const query = new URL(request.url).searchParams
  const [{ keepsName, keepsEmail }, sessions] = await Promise.all([fetchPlatformAccount(client), listSessions(client)])
  return {
    user,
    zones: [...new Set([...listTimeZones(), user.timeZone ?? UTC])],
    keeps: { name: keepsName, email: keepsEmail },
    profiles: ownProfiles(profile, workspaces),
    workspaces,
    sessions,
    done: query.get('done'),
    sentTo: query.get('to'),
    site: context.get(siteContext),
    ...(await loadOwnSignIn(context)),
  }
}

function ownProfiles(profile: Me['profile'], workspaces: Me['workspaces']): { slug: string; name: string }[] {
  const managed = workspaces.flatMap(({ name, role, profileSlug }) =>
    role === 'member' || profileSlug === null ? [] : [{ slug: profileSlug, name }],
  )
  return [...(profile ? [profile] : []), ...managed]
}

const FORM = {
  intent: 1,
  name: 1,
  newEmail: 1,
  currentPassword: 1,
  newPassword: 1,
  session: 1,
  timeZone: 1,
  listed: MAX_COUNT.memberships,
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const { form, signedInNow } = await receiveAccountForm(client, request, FORM)
  const t = textsFor(context.get(languageContext))
  const answer = signedInNow ? refillAccountForm(t, form) : await actOnAccount(t, client, form)
  if ('result' in answer) return answer
  const query = new URLSearchParams({ done: answer.intent, ...(answer.detail && { to: answer.detail }) })
  throw redirect(`${addresses.account}?${query}`, 303)
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id={id} className="text-lede">
        {title}
      </h2>
      <div className="grid max-w-prose gap-4">{children}</div>
    </section>
  )
}

const DONE = ['name', 'password', 'session', 'time-zone', 'team', 'profile', 'second-factor-off'] as const

function doneText(t: PageTexts, done: string | null, sentTo: string | null): string | undefined {
  if (done === 'email') {
    const hours = ACCOUNT_LINK_HOURS['change-email']
    return sentTo === null
      ? t('account.done.emailUnnamed', { hours })
      : t('account.done.email', { email: sentTo, hours })
  }
  const one = DONE.find((name) => name === done)
  return one && t(`account.done.${one}`)
}

/** R512: what the site builder keeps is not changed here. */
function refusedText(t: PageTexts, intent: Intent, platform: string | undefined): string {
  if (platform !== undefined && intent === 'name') return t('account.problem.managedName', { platform })
  if (platform !== undefined && intent === 'email') return t('account.problem.managedEmail', { platform })
  return t('account.problem.marked')
}

function FactorState({ on, host }: { on: boolean; host: string | undefined }) {
  const t = useTexts()
  if (!on) {
    return <p>{host === undefined ? t('account.factor.off') : t('account.factor.offHost', { host })}</p>
  }
  const shown = { on: (text: ReactNode) => <span className="text-good">{text}</span> }
  return (
    <p>
      {host === undefined ? t.rich('account.factor.on', shown) : t.rich('account.factor.onHost', { ...shown, host })}
    </p>
  )
}

const resultOf = (answer: AccountAnswer | undefined, intent: Intent) =>
  answer && 'result' in answer && answer.intent === intent ? answer.result : null

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { user, zones, keeps, profiles, workspaces, sessions, done, sentTo, site, proof, onlyHost } = loaderData
  const text = actionData ? undefined : doneText(t, done, sentTo)
  const isKept =
    actionData && (actionData.intent === 'name' || actionData.intent === 'email') && keeps[actionData.intent]
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2rem,5vw,3.5rem)]">
      <header className="grid gap-4">
        <div>
          <h1 className="text-title wrap-anywhere">
            <bdi>{user.name}</bdi>
          </h1>
          <p className="mt-2 text-large wrap-anywhere text-ink-soft">
            <span translate="no">{user.email}</span>{' '}
            {user.emailVerified ? (
              <span className="text-good">{t('account.confirmed')}</span>
            ) : (
              <a href={addresses.verifyEmail}>{t('account.unconfirmed')}</a>
            )}
          </p>
        </div>
        <p>
          {profiles[0] ? (
            <ButtonLink href={addresses.editProfile(profiles[0].slug, 'general')} variant="quiet">
              {t('account.editProfile')}
            </ButtonLink>
          ) : (
            <ButtonLink href={addresses.newProfile}>{t('account.createProfile')}</ButtonLink>
          )}
        </p>
        {text && (
          <Notice tone="good">
            {text}{' '}
            {done === 'email' &&
              site.demo &&
              t.rich('ui.mail.demo', { mailbox: (link) => <a href={addresses.devMailbox}>{link}</a> })}
          </Notice>
        )}
        {actionData && (
          <Notice tone="bad">{refusedText(t, actionData.intent, isKept ? site.platformName : undefined)}</Notice>
        )}
      </header>
      <Part id="following" title={t('account.following.title')}>
        <p>{t.rich('account.following.text', { following: (link) => <a href={addresses.following}>{link}</a> })}</p>
      </Part>
      <Part id="name" title={t('account.name.title')}>
        {keeps.name ? (
          <ManagedName name={user.name} platformName={site.platformName} />
        ) : (
          <NameForm name={user.name} result={resultOf(actionData, 'name')} />
        )}
      </Part>
      <Part id="time-zone" title={t('account.zone.title')}>
        <ZoneForm timeZone={user.timeZone ?? UTC} zones={zones} result={resultOf(actionData, 'time-zone')} />
      </Part>
      {workspaces.length > 0 && (
        <Part id="team" title={t('account.team.title')}>
          <TeamForm workspaces={workspaces} />
        </Part>
      )}
      <Part id="email" title={t('account.email.title')}>
        {keeps.email ? (
          <ManagedEmail email={user.email} platformName={site.platformName} />
        ) : (
          <Proof proof={proof} next={`${addresses.account}#email`}>
            <EmailForm result={resultOf(actionData, 'email')} withPassword={proof.kind === 'password'} />
          </Proof>
        )}
      </Part>
      {site.signIn?.passwords !== false && (
        <Part id="password" title={t('account.password.title')}>
          {onlyHost === undefined ? (
            <PasswordForm result={resultOf(actionData, 'password')} />
          ) : (
            <p>
              {t.rich('account.password.none', {
                host: onlyHost,
                reset: (link) => <a href={addresses.resetPassword}>{link}</a>,
              })}
            </p>
          )}
        </Part>
      )}
      <Part id="second-factor" title={t('account.factor.title')}>
        <FactorState on={user.secondFactor.on} host={onlyHost} />
        <div>
          <ButtonLink href={addresses.secondFactor} variant="quiet">
            {user.secondFactor.on ? t('account.factor.manage') : t('account.factor.turnOn')}
          </ButtonLink>
        </div>
      </Part>
      <Part id="places" title={t('account.sessions.title')}>
        <SessionList sessions={sessions} />
      </Part>
      <Part id="data" title={t('account.data.title')}>
        <p>{t('account.data.lead')}</p>
        <div>
          <ButtonLink href="/v1/marketplace/me/export" variant="quiet" download>
            {t('account.data.download')}
          </ButtonLink>
        </div>
      </Part>
      <Part id="leaving" title={t('account.leaving.title')}>
        {profiles.map(({ slug, name }) => (
          <p key={slug} className="wrap-anywhere">
            {t.rich('account.leaving.profile', {
              name,
              profile: (link) => <a href={addresses.deleteProfile(slug)}>{link}</a>,
            })}
          </p>
        ))}
        <p>{t.rich('account.leaving.account', { account: (link) => <a href={addresses.deleteAccount}>{link}</a> })}</p>
      </Part>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('account.pageTitle'), matches)
