import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import type { Person } from '#examples/host/data/entries.ts'
import type { Store } from '#examples/host/data/store.ts'

export const SESSION_COOKIE = 'plinth_session'

/** Who is signed in at the site builder. In memory: after a restart people sign in again. */
export function openSessions(store: Store) {
  const people = new Map<string, string>()

  const personBy = (token: string | undefined): Person | undefined => {
    const id = token === undefined ? undefined : people.get(token)
    return id === undefined ? undefined : store.find('people', id)
  }

  return {
    begin(c: Context, person: Person): void {
      const token = randomBytes(32).toString('base64url')
      people.set(token, person.id)
      setCookie(c, SESSION_COOKIE, token, { httpOnly: true, sameSite: 'Lax', path: '/' })
    },
    personOf: (c: Context) => personBy(getCookie(c, SESSION_COOKIE)),
    /** The same off a plain request, for the provider. */
    personIn({ headers }: IncomingMessage): Person | undefined {
      const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='))
      return personBy(pairs.find(([name]) => name === SESSION_COOKIE)?.[1])
    },
    end(request: IncomingMessage): void {
      const { id } = this.personIn(request) ?? {}
      for (const [token, personId] of people) if (personId === id) people.delete(token)
    },
  }
}

export type Sessions = ReturnType<typeof openSessions>
