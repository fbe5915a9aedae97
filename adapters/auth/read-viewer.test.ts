import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'

import type { Db } from '#db/connection.ts'
import { requestSignal } from '#db/request-signal.ts'
import { ClientGone, Unavailable } from '#domain/unavailable.ts'

import type { Auth } from './auth.ts'
import { readViewer } from './read-viewer.ts'

const headers = new Headers({ cookie: 'guildhall.session_token=a-token' })

function read(failure: Unavailable | undefined) {
  const getSession = () => Promise.reject(new APIError('INTERNAL_SERVER_ERROR'))
  const auth = { api: { getSession } } as unknown as Auth
  const reading = { auth, db: {} as Db, factorRequired: false, isReadOnly: () => false, failure: () => failure }
  return readViewer(reading, headers)
}

test('R361 a session that cannot be read names the part that is away', async () => {
  await expect(read(undefined)).rejects.toMatchObject({ name: 'Unavailable', part: 'database' })
  await expect(read(new Unavailable('clock', 'an hour ahead'))).rejects.toMatchObject({ part: 'clock' })
})

test('R582 a session that is not read since the client has gone names no part that is away', async () => {
  const gone = AbortSignal.abort(new ClientGone())
  await expect(requestSignal.run(gone, () => read(undefined))).rejects.toBeInstanceOf(ClientGone)
})
