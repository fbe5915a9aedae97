import { DEVICE_COOKIE_PREFIX } from '#adapters/auth/known-device.ts'
import { HOST_SIGN_IN_COOKIE } from '#api/accounts/host/host-sign-in-cookie.ts'
import { GUEST_REQUESTS_COOKIE } from '#api/messages/guest-requests-cookie.ts'
import { DRAFT_PREFIX } from '#app/islands/drafts/draft-store.ts'
import { LAST_SUBMIT_KEY } from '#app/islands/reload-stale.ts'
import { FORMER_SHORTLIST_COOKIE, SHORTLIST_COOKIE_OPTIONS } from '#app/routes/shortlist/shortlist-cookie.ts'
import { RETURN_COOKIE } from '#app/routes/sign-in/return-cookie.ts'
import { cookiePrefixForSite, SESSION_COOKIE } from '#domain/accounts/session-cookie.ts'
import {
  ACCOUNT_LINK_HOURS,
  DAY_MS,
  GUEST_REQUESTS_LIFETIME,
  HOST_SIGN_IN_LIMITS,
  KNOWN_DEVICE_LIMITS,
  REFUSED_FORM_LIMITS,
  SECOND_FACTOR_LIMITS,
} from '#domain/limits.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import { REFUSED_FORM_COOKIE } from './forms/refused-forms.ts'

type Stored = {
  kind: 'cookie' | 'local storage' | 'session storage'
  /** Without the prefix that cookies of the account have; an ending `…` stands for the rest of the name. */
  name: string
  isPrefixed?: true
  what: string
  lasts: string
}

const DAY_SECONDS = DAY_MS / 1000

/** R668: everything that we store in a browser, as the privacy text says it. Names are those of the code that sets it. */
export const BROWSER_STORAGE: Stored[] = [
  {
    kind: 'cookie',
    name: SESSION_COOKIE,
    isPrefixed: true,
    what: 'keeps you signed in',
    lasts: '30 days after your last visit',
  },
  {
    kind: 'cookie',
    name: 'dont_remember',
    isPrefixed: true,
    what: 'notes that you are signed in only until the browser is closed, where a program asked for that',
    lasts: 'until then',
  },
  {
    kind: 'cookie',
    name: `${DEVICE_COOKIE_PREFIX}…`,
    isPrefixed: true,
    what: 'remembers that this browser has signed in to your account, so that we can tell you of sign-ins from others',
    lasts: countWithNoun(KNOWN_DEVICE_LIMITS.days, 'day'),
  },
  {
    kind: 'cookie',
    name: 'two_factor',
    isPrefixed: true,
    what: 'holds a two-step sign-in while you enter the code',
    lasts: countWithNoun(SECOND_FACTOR_LIMITS.pendingMinutes, 'minute'),
  },
  {
    kind: 'cookie',
    name: HOST_SIGN_IN_COOKIE,
    isPrefixed: true,
    what: 'recognises this browser when it comes back from signing in elsewhere',
    lasts: countWithNoun(HOST_SIGN_IN_LIMITS.joinMinutes, 'minute'),
  },
  {
    kind: 'cookie',
    name: GUEST_REQUESTS_COOKIE,
    isPrefixed: true,
    what: 'opens your requests, if you wrote without an account',
    lasts: countWithNoun(GUEST_REQUESTS_LIFETIME.sessionMinutes, 'minute'),
  },
  {
    kind: 'cookie',
    name: REFUSED_FORM_COOKIE,
    isPrefixed: true,
    what: 'opens what you typed into a form that we could not accept, which we keep encrypted',
    lasts: countWithNoun(REFUSED_FORM_LIMITS.minutes, 'minute'),
  },
  {
    kind: 'cookie',
    name: RETURN_COOKIE,
    what: 'remembers the page that you came from when you signed up',
    lasts: countWithNoun(ACCOUNT_LINK_HOURS['verify-email'], 'hour'),
  },
  {
    kind: 'cookie',
    name: SHORTLIST_COOKIE_OPTIONS.name,
    what: 'your shortlist',
    lasts: countWithNoun(SHORTLIST_COOKIE_OPTIONS.seconds / DAY_SECONDS, 'day'),
  },
  {
    kind: 'cookie',
    name: FORMER_SHORTLIST_COOKIE.name,
    what: 'your shortlist before the last removal, to undo it',
    lasts: countWithNoun(FORMER_SHORTLIST_COOKIE.seconds / 3600, 'hour'),
  },
  {
    kind: 'local storage',
    name: LAST_SUBMIT_KEY,
    what: 'when you last sent a form, so that Back does not show an outdated page',
    lasts: 'until you delete it',
  },
  {
    kind: 'local storage',
    name: `${DRAFT_PREFIX}…`,
    what: 'drafts of forms, kept on this device',
    lasts: '7 days',
  },
  ...['react-router-manifest-version', 'remix-router-transitions', 'react-router-scroll-positions'].map((name) => ({
    kind: 'session storage' as const,
    name,
    what: 'lets the browser go from page to page without loading everything again; nothing about you',
    lasts: 'until the tab is closed',
  })),
]

/** R668: a list in Markdown, for `{{storage}}` in a text. */
export function browserStorageMarkdown(siteUrl: URL): string {
  const fullName = ({ name, isPrefixed }: Stored) => (isPrefixed ? `${cookiePrefixForSite(siteUrl)}.${name}` : name)
  return BROWSER_STORAGE.map((one) => `- \`${fullName(one)}\` (${one.kind}): ${one.what}; ${one.lasts}.`).join('\n')
}
