import type { OpenApiDocument, OpenApiMediaType, OpenApiOperation, OpenApiParameter } from '#client/contract.ts'

import { schemaName } from './schema-type.tsx'

/** A body that the API would read, as the contract gives it. */
export function exampleBody({ schema, example, examples = {} }: OpenApiMediaType, contract: OpenApiDocument): unknown {
  const named = schema?.$ref ? contract.components.schemas[schemaName(schema.$ref)] : schema
  return example ?? Object.values(examples)[0]?.value ?? named?.example
}

/** A value for a parameter; undefined for one that may be left out. */
export function exampleParameterValue({ schema, required }: OpenApiParameter): string | undefined {
  if (!required) return undefined
  const [first] = [schema.example ?? schema.enum?.[0] ?? schema.default ?? ''].flat()
  return String(first)
}

/** Quotes a text for a shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The call as a command to copy. */
export function curlCommand(
  { method, path, operation }: { method: string; path: string; operation: OpenApiOperation },
  contract: OpenApiDocument,
): string {
  const { parameters = [], requestBody } = operation
  const valuesIn = (where: string) =>
    parameters
      .filter((one) => one.in === where && one.required)
      .map((one) => [one.name, exampleParameterValue(one) ?? ''])
  let filled = path
  for (const [name, value] of valuesIn('path')) {
    filled = filled.replace(`{${name}}`, value ? encodeURIComponent(value) : `{${name}}`)
  }
  const query = String(new URLSearchParams(valuesIn('query') as [string, string][]))
  const address = `${contract.servers[0]?.url ?? ''}${filled}${query && `?${query}`}`
  const body = requestBody?.content['application/json']
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quote(address)}`,
    ...(body
      ? [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(exampleBody(body, contract) ?? {}))}`]
      : []),
  ].join(' \\\n  ')
}
