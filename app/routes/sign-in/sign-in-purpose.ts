import type { Client } from '#client/client.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'

const ACTS: Record<string, string> = {
  follow: 'follow',
  unfollow: 'stop following',
  like: 'like',
  unlike: 'take back your like of',
}

const PAGES: Record<string, string> = {
  [addresses.inbox]: 'read your messages',
  [addresses.newBrief]: 'send your brief',
  [addresses.following]: 'see what is new with those you follow',
  [addresses.dashboard]: 'see how your profile is doing',
  [addresses.account]: 'see your account',
  [addresses.newProfile]: 'create your profile',
}

/** What is done on a page of a profile, before its name. */
function profileAct(part: string, query: URLSearchParams): string | undefined {
  if (part === 'mark') return ownValue(ACTS, query.get('act'))
  return part === 'contact' ? 'write to' : 'edit'
}

/** R296: what signing in is for, to follow “Sign in to”; undefined where the page is for everyone. */
export async function signInPurpose(client: Client, next: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(next || addresses.home, 'http://site.invalid')
  const [, slug, part = ''] = /^\/@([a-z0-9-]{3,40})\/(mark|contact|edit)(?:\/|$)/.exec(pathname) ?? []
  if (slug === undefined) {
    return ownValue(PAGES, pathname) ?? (pathname.startsWith(addresses.inboxMessage('')) ? 'read it' : undefined)
  }
  const act = profileAct(part, searchParams)
  // What it is called is a kindness, no reason to keep anyone from signing in.
  const profile = act && (await fetchProfile(client, slug).catch(() => undefined))
  return act && profile ? `${act} ${profile.name}` : undefined
}
