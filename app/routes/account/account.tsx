import type { ReactNode } from 'react'
import { redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listSessions } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { fetchPlatform } from '#client/host/platform.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { listTimeZones, UTC } from '#domain/accounts/time-zone.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_COUNT } from '#domain/limits.ts'
import { ownValue } from '#domain/own-value.ts'
import type { Me } from '#domain/profiles/profile.ts'

import type { Route } from './+types/account.ts'
import { type AccountAnswer, actOnAccount, type Intent, refillAccountForm } from './account-action.ts'
import { EmailForm, ManagedEmail, ManagedName, NameForm, PasswordForm } from './account-forms.tsx'
import { Proof, readSignIn } from './proof.tsx'
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
  const [{ keepsName, keepsEmail }, sessions] = await Promise.all([fetchPlatform(client), listSessions(client)])
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
    ...(await readSignIn(context)),
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
  const answer = signedInNow ? refillAccountForm(form) : await actOnAccount(client, form)
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

function doneText(done: string | null, sentTo: string | null): string | undefined {
  const texts: Record<Intent, string> = {
    name: 'Your name is changed.',
    email: `If no other account has ${sentTo ?? 'this address'}, a link is on its way there. It works for 24 hours.`,
    password: 'Your new password is set, and you are signed out everywhere else.',
    session: 'You are signed out there.',
    'time-zone': 'Times are shown in your zone now.',
    team: 'Your choice is saved.',
  }
  if (done === 'profile') return 'The profile is deleted.'
  if (done === 'second-factor-off') return 'Two-step sign-in is off.'
  return ownValue(texts, done)
}

const resultOf = (answer: AccountAnswer | undefined, intent: Intent) =>
  answer && 'result' in answer && answer.intent === intent ? answer.result : null

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { user, zones, keeps, profiles, workspaces, sessions, done, sentTo, site, proof, onlyHost } = loaderData
  const text = actionData ? undefined : doneText(done, sentTo)
  const firstStep = onlyHost === undefined ? 'your password' : `your account at ${onlyHost}`
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2rem,5vw,3.5rem)]">
      <header className="grid gap-4">
        <div>
          <h1 className="text-title wrap-anywhere">
            <bdi>{user.name}</bdi>
          </h1>
          <p className="mt-2 text-large wrap-anywhere text-ink-soft">
            {user.email}{' '}
            {user.emailVerified ? (
              <span className="text-good">✓ confirmed</span>
            ) : (
              <a href={addresses.verifyEmail}>not confirmed yet</a>
            )}
          </p>
        </div>
        <p>
          {profiles[0] ? (
            <ButtonLink href={addresses.editProfile(profiles[0].slug, 'general')} variant="quiet">
              Edit your profile
            </ButtonLink>
          ) : (
            <ButtonLink href={addresses.newProfile}>Create your profile</ButtonLink>
          )}
        </p>
        {text && (
          <Notice tone="good">
            {text}{' '}
            {done === 'email' && site.demo && (
              <>
                This is a demo: mails arrive in the <a href={addresses.devMailbox}>demo mailbox</a>.
              </>
            )}
          </Notice>
        )}
        {actionData && (
          <Notice tone="bad">
            {(actionData.intent === 'name' || actionData.intent === 'email') && keeps[actionData.intent]
              ? `Your ${actionData.intent} is not changed: it comes from ${site.platformName}.`
              : 'Please look at the field that is marked below.'}
          </Notice>
        )}
      </header>
      <Part id="following" title="Following">
        <p>
          <a href={addresses.following}>Whom you follow and what is new with them</a>, also once a week by mail if you
          like.
        </p>
      </Part>
      <Part id="name" title="Your name">
        {keeps.name ? (
          <ManagedName name={user.name} platformName={site.platformName} />
        ) : (
          <NameForm name={user.name} result={resultOf(actionData, 'name')} />
        )}
      </Part>
      <Part id="time-zone" title="Your time zone">
        <ZoneForm timeZone={user.timeZone ?? UTC} zones={zones} result={resultOf(actionData, 'time-zone')} />
      </Part>
      {workspaces.length > 0 && (
        <Part id="team" title="Your teams">
          <TeamForm workspaces={workspaces} />
        </Part>
      )}
      <Part id="email" title="Your email">
        {keeps.email ? (
          <ManagedEmail email={user.email} platformName={site.platformName} />
        ) : (
          <Proof proof={proof} next={`${addresses.account}#email`}>
            <EmailForm result={resultOf(actionData, 'email')} withPassword={proof.kind === 'password'} />
          </Proof>
        )}
      </Part>
      {site.signIn?.passwords !== false && (
        <Part id="password" title="Your password">
          {onlyHost === undefined ? (
            <PasswordForm result={resultOf(actionData, 'password')} />
          ) : (
            <p>
              You sign in with {onlyHost}, and have no password here. To have both ways,{' '}
              <a href={addresses.resetPassword}>get one by mail</a>.
            </p>
          )}
        </Part>
      )}
      <Part id="second-factor" title="Two-step sign-in">
        <p>
          {user.secondFactor.on ? (
            <>
              <span className="text-good">✓ on</span>: signing in takes {firstStep} and a code.
            </>
          ) : (
            `Off: ${firstStep} alone is enough to sign in.`
          )}
        </p>
        <div>
          <ButtonLink href={addresses.secondFactor} variant="quiet">
            {user.secondFactor.on ? 'Recovery codes, or turn it off' : 'Turn on two-step sign-in'}
          </ButtonLink>
        </div>
      </Part>
      <Part id="places" title="Where you are signed in">
        <SessionList sessions={sessions} />
      </Part>
      <Part id="data" title="Your data">
        <p>
          Everything that we keep of your account, in one file: profiles, statistics, what you follow and like,
          sessions, messages, pictures and work, and which mails we sent you. Passwords are not in it.
        </p>
        <div>
          <ButtonLink href="/v1/marketplace/me/export" variant="quiet" download>
            Download my data
          </ButtonLink>
        </div>
      </Part>
      <Part id="leaving" title="Leaving">
        {profiles.map(({ slug, name }) => (
          <p key={slug} className="wrap-anywhere">
            <a href={addresses.deleteProfile(slug)}>Delete the profile of {name}</a>, and keep your account.
          </p>
        ))}
        <p>
          <a href={addresses.deleteAccount}>Delete your account</a>, with everything in it.
        </p>
      </Part>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your account', matches)
