import type { ReactNode } from 'react'

import { wholeNumber } from '#app/ui/format.ts'
import type { OpenApiSchema } from '#client/contract.ts'

export const schemaName = (ref: string) => ref.split('/').at(-1) ?? ref
export const schemaAnchorId = (name: string) => `schema-${name}`

function separated(parts: ReactNode[], separator: string): ReactNode {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a type never change their order
    <span key={index}>
      {index > 0 && separator}
      {part}
    </span>
  ))
}

function plainType({ type, items, additionalProperties }: OpenApiSchema): ReactNode {
  const names = [type ?? 'anything'].flat()
  return separated(
    names.map((name) => {
      if (name === 'array' && items) return <>list of {renderSchemaType(items)}</>
      if (name === 'object' && typeof additionalProperties === 'object')
        return <>object of {renderSchemaType(additionalProperties)} by name</>
      return name
    }),
    ' or ',
  )
}

/** A schema in words, with links to the schemas that it names. */
export function renderSchemaType(schema: OpenApiSchema): ReactNode {
  const either = schema.anyOf ?? schema.oneOf
  if (schema.$ref) return <a href={`#${schemaAnchorId(schemaName(schema.$ref))}`}>{schemaName(schema.$ref)}</a>
  if (either) return separated(either.map(renderSchemaType), ' or ')
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>
  if (schema.enum) {
    const values = schema.enum.map((value) => <code key={String(value)}>{String(value)}</code>)
    return separated(values, ', ')
  }
  return plainType(schema)
}

/** What a value is bound by: `1 to 24`, `at most 200 characters`. */
export function describeSchemaLimits({
  minimum,
  maximum,
  maxLength,
  maxItems,
  default: initial,
}: OpenApiSchema): string {
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${wholeNumber(minimum)} to ${wholeNumber(maximum)}`
      : minimum !== undefined && `at least ${wholeNumber(minimum)}`
  return [
    range,
    maxLength !== undefined && `at most ${wholeNumber(maxLength)} characters`,
    maxItems !== undefined && `at most ${wholeNumber(maxItems)}`,
    initial !== undefined && `else ${JSON.stringify(initial)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
