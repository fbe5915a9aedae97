import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import type { Person } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'

const SESSION_COOKIE = 'plinth_session'

/** Off a plain request, for the provider. */
function tokenIn({ headers }: IncomingMessage): string {
  const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === SESSION_COOKIE)?.[1] ?? ''
}

/** Who is signed in at the site builder. In memory: after a restart people sign in again. */
export function openSessions(store: Store) {
  const people = new Map<string, string>()
  const personBy = (token = '') => store.find('people', people.get(token) ?? '')

  return {
    begin(c: Context, person: Person): void {
      const token = randomBytes(32).toString('base64url')
      people.set(token, person.id)
      setCookie(c, SESSION_COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/' })
    },
    personOf: (c: Context): Person | undefined => personBy(getCookie(c, SESSION_COOKIE)),
    personIn: (request: IncomingMessage): Person | undefined => personBy(tokenIn(request)),
    end: (request: IncomingMessage) => people.delete(tokenIn(request)),
  }
}

export type Sessions = ReturnType<typeof openSessions>
