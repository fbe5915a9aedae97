import { randomUUID } from 'node:crypto'

import type { Person } from './entries.ts'

/** Whom there is at the first start. Guildhall requires an account to be some days old before it goes public. */
export function firstPeople(): Person[] {
  const since = '2024-03-01T09:00:00.000Z'
  return [
    { name: 'Mara Lindqvist', email: 'mara@plinth.test', emailVerified: true },
    { name: 'Idris Bello', email: 'idris@plinth.test', emailVerified: true },
    { name: 'Tomasz Unproven', email: 'tomasz@plinth.test', emailVerified: false },
  ].map((person) => ({ id: randomUUID(), ...person, createdOn: since }))
}
