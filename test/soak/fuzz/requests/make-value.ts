import type { Random } from '#demo/art/seeded-random.ts'

import type { KnownValues } from './known-values.ts'
import type { Components, Schema } from './schema.ts'

type RequestContext = { random: Random; known: KnownValues; components: Components; name: string; depth?: number }

const SENTENCE = 'We are opening a small shop in the old town and need a site for it.'

function textFor({ format, minLength = 0 }: Schema, { random, known, name }: RequestContext): string {
  const seen = known.take(name, random)
  if (seen !== undefined && random.chance(0.6)) return seen
  if (format === 'email' || /email/i.test(name)) return `fuzz-${random.int(1e6)}@example.test`
  if (format === 'uri' || /url|website/i.test(name)) return `https://example.test/${random.int(1000)}`
  if (format === 'date-time') return '2026-11-16T10:00:00.000Z'
  if (format === 'date') return '2026-11-16'
  if (format === 'uuid') return '01900000-0000-7000-8000-000000000000'
  if (/password/i.test(name)) return known.password
  const word = `${random.pick(['moss', 'harbour', 'lantern', 'quill', 'ember'])}-${random.int(1e5)}`
  return minLength > word.length || /body|about|reason|text/i.test(name) ? SENTENCE : word
}

function typeOf({ type, properties, items }: Schema): string {
  const named = [type ?? []].flat().find((one) => one !== 'null')
  return named ?? (properties ? 'object' : items ? 'array' : 'string')
}

function makeObject({ properties = {}, required = [] }: Schema, context: RequestContext): Record<string, unknown> {
  const needed = new Set(required)
  const entries = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] =>
    needed.has(name) || context.random.chance(0.5) ? [[name, makeValue(schema, { ...context, name })]] : [],
  )
  return Object.fromEntries(entries)
}

/** A roughly valid value: examples where the schema has some, known ids where a name suggests one. */
export function makeValue(schema: Schema, context: RequestContext): unknown {
  const { random, components } = context
  const depth = (context.depth ?? 0) + 1
  if (depth > 12) return null
  const inner = { ...context, depth }
  if (schema.$ref) return makeValue(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, inner)
  const examples = [schema.example, ...(schema.examples ?? [])].filter((one) => one !== undefined)
  if (examples.length > 0 && random.chance(0.5)) return structuredClone(random.pick(examples))
  if (schema.const !== undefined) return schema.const
  if (schema.enum && schema.enum.length > 0) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return makeValue(random.pick(choices), inner)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => makeValue(part, inner)))
  switch (typeOf(schema)) {
    case 'object':
      return makeObject(schema, inner)
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.int(4)) }, () =>
        makeValue(schema.items ?? {}, inner),
      )
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, random.int(30))
    case 'boolean':
      return random.chance(0.5)
    default:
      return textFor(schema, inner)
  }
}
