import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import * as accountForms from '#domain/accounts/account.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type Json = Record<string, unknown>

let site: TestSite
let bodies: Map<string, z.ZodType>

/** Every body that the contract has, by its id, and the forms of pages that a schema of their own checks. */
beforeAll(async () => {
  site = await openTestSite()
  const { body } = await site.send('GET', '/openapi.json')
  const ids = JSON.stringify(body['paths']).matchAll(
    /"requestBody":[^$]{1,120}"\$ref":"#\/components\/schemas\/(\w+)"/g,
  )
  // oxlint-disable-next-line no-underscore-dangle -- the registry has no other way from an id to its schema
  const known = (id: string) => z.globalRegistry._idmap.get(id) as z.ZodType
  const forms = Object.entries(accountForms).filter(([, schema]) => schema instanceof z.ZodObject)
  bodies = new Map([...Array.from(ids, ([, id = '']) => [id, known(id)] as const), ...(forms as [string, z.ZodType][])])
})
afterAll(() => site.close())

const EMPTY = [undefined, null, '', ' ']
const WRONG = [...EMPTY, 5, -1, 1.5, true, 'x', '\0', 'a'.repeat(9000), [], [null], [5], [''], {}, { a: 1 }]

/** Where the schema has a place for something, as paths. */
function placesIn(schema: Json, path: string[] = []): string[][] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const parts = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((one) => (one ?? []) as Json[])
  const items = schema['items'] as Json | undefined
  return [
    path,
    ...properties.flatMap(([name, one]) => placesIn(one, [...path, name])),
    ...parts.flatMap((one) => placesIn(one, path)),
    ...(items ? placesIn(items, [...path, '0']) : []),
  ]
}

function withValue(into: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') return [withValue([into].flat()[0], rest, value)]
  const object = (typeof into === 'object' && into !== null ? into : {}) as Json
  return { ...object, [name]: withValue(object[name], rest, value) }
}

/** Words of the validator itself; and of an empty field, what is only right for another kind of value. */
const RAW = /^Invalid|expected|received|^Too (?:small|big)|^Unrecognized|^Required|undefined|\bNaN\b/
const NOT_OF_EMPTY = /must be text/

test('R283 whatever is wrong with whichever field of a body, its own sentence says so', () => {
  expect(bodies.size).toBeGreaterThan(35)
  const raw = new Set<string>()
  for (const [id, schema] of bodies) {
    const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
    const places = placesIn(($defs as Record<string, Json>)[id] ?? root)
    for (const path of places) {
      for (const value of WRONG) {
        const { error } = schema.safeParse(withValue(schema.meta()?.example, path, value))
        const fields = error ? (invalidInput(error).error.fields ?? {}) : {}
        for (const text of Object.values(fields).flat()) {
          const isWrong = RAW.test(text) || (EMPTY.includes(value as '') && NOT_OF_EMPTY.test(text))
          if (isWrong) raw.add(`${id} ${path.join('.')}: ${text}`)
        }
      }
    }
  }
  expect([...raw]).toEqual([])
})
