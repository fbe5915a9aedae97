import type { Client } from '#client/client.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'

/** What signing in is for, and whose profile it is about: `none` where the page is for everyone. */
export type SignInPurpose = { purpose: string; name: string }

const PURPOSES: Record<string, string> = {
  [addresses.inbox]: 'inbox',
  [addresses.newBrief]: 'brief',
  [addresses.following]: 'following',
  [addresses.dashboard]: 'dashboard',
  [addresses.account]: 'account',
  [addresses.newProfile]: 'newProfile',
}

const ACTS = ['follow', 'unfollow', 'like', 'unlike']

/** What is done on a page of a profile. */
function profileAct(part: string, query: URLSearchParams): string | undefined {
  return part === 'mark' ? ACTS.find((act) => act === query.get('act')) : part
}

/** R296: what signing in is for. */
export async function signInPurpose(client: Client, next: string): Promise<SignInPurpose> {
  const { pathname, searchParams } = new URL(next || addresses.home, 'http://site.invalid')
  const [, slug, part = ''] = /^\/@([a-z0-9-]{3,40})\/(mark|contact|edit)(?:\/|$)/.exec(pathname) ?? []
  if (slug === undefined) {
    const isMessage = pathname.startsWith(addresses.inboxMessage(''))
    return { purpose: ownValue(PURPOSES, pathname) ?? (isMessage ? 'message' : 'none'), name: '' }
  }
  const act = profileAct(part, searchParams)
  // What it is called is a kindness, no reason to keep anyone from signing in.
  const profile = act && (await fetchProfile(client, slug).catch(() => undefined))
  return act && profile ? { purpose: act, name: profile.name } : { purpose: 'none', name: '' }
}
