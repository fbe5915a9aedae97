import type { AuthCall } from '#test/soak/fuzz/site.ts'

import type { Components, Schema } from './schema.ts'

export type Role = 'nobody' | 'owner' | 'newcomer' | 'admin' | 'host'

export type Parameter = { name: string; in: string; schema?: Schema; required?: boolean }

/** A field of a form; a file's value is its name. */
export type Field = { name: string; value: string; kind: string; options?: string[] }
export type Form = { path: string; fields: Field[]; multipart: boolean }

export type Body =
  | { kind: 'json'; schema: Schema; examples: unknown[] }
  /** JSON, line by line. */
  | { kind: 'lines'; lines: Schema[] }
  /** Read from the page whenever it is served. */
  | { kind: 'form' }
  | { kind: 'upload' }

/** One call to fuzz; `row` is the row of the table that counts its answers. */
export type Call = {
  row: string
  method: string
  path: string
  parameters: Parameter[]
  body?: Body
  components: Components
}

type MediaType = { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, MediaType> } }
type Contract = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Components } }

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete', 'head'])

/** The document has the lines of a batch in words only. */
const HOST_LINES = Object.entries({ users: 'HostUser', workspaces: 'HostWorkspace', assets: 'HostAsset' }).map(
  ([kind, report]): Schema => ({
    type: 'object',
    properties: {
      kind: { type: 'string', enum: [kind] },
      id: { type: 'string' },
      report: { $ref: `#/components/schemas/${report}` },
      deleted: { type: 'boolean' },
      version: { type: 'integer' },
    },
    required: ['kind', 'id'],
  }),
)

function bodyOf({ requestBody }: Operation, path: string): Body | undefined {
  if (path.startsWith('/user/upload/')) return { kind: 'upload' }
  if (requestBody?.content['application/x-ndjson']) return { kind: 'lines', lines: HOST_LINES }
  const media = requestBody?.content['application/json']
  if (!media) return undefined
  const examples = [media.example, ...Object.values(media.examples ?? {}).map(({ value }) => value)]
  return { kind: 'json', schema: media.schema ?? {}, examples: examples.filter((one) => one !== undefined) }
}

/** Every route of the OpenAPI document. */
export function contractCalls({ paths, components }: Contract): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]): Call[] => {
      if (!METHODS.has(method)) return []
      const body = bodyOf(operation, path)
      const name = method.toUpperCase()
      return [
        {
          row: `${name} ${path}`,
          method: name,
          path,
          parameters: operation.parameters ?? [],
          ...(body && { body }),
          components: components?.schemas ?? {},
        },
      ]
    }),
  )
}

const text = (name: string, where: string): Parameter => ({
  name,
  in: where,
  schema: { type: 'string' },
  required: true,
})

function inPath(path: string): Parameter[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => text(name, 'path'))
}

export function authRouteCalls(calls: AuthCall[]): Call[] {
  return calls.map(({ method, path, body }) => ({
    row: `${method} ${path}`,
    method,
    path,
    parameters: [...inPath(path), ...(method === 'GET' ? [text('token', 'query'), text('callbackURL', 'query')] : [])],
    ...(method !== 'GET' && { body: { kind: 'json', schema: body ?? { type: 'object' }, examples: [] } }),
    components: {},
  }))
}

const OTHERS = `
  /healthz /readyz /metrics /robots.txt /llms.txt /openapi.json /favicon.svg /favicon.ico /apple-touch-icon.png /.well-known/security.txt /__manifest
  /sitemap.xml /sitemaps/{file}.xml /assets/{file} /media/avatar/{key}/96.webp /media/{purpose}/{key}/{width}.webp
  /social/@{slug}.png /social/hire/{skill}.png /social/{path}.png
`
  .trim()
  .split(/\s+/)

/** Calls that are neither in the OpenAPI document nor pages. */
export function otherCalls(): Call[] {
  return OTHERS.map((path) => ({
    row: `GET ${path}`,
    method: 'GET',
    path,
    parameters: [...inPath(path), { name: 'v', in: 'query', schema: { type: 'string' } }],
    components: {},
  }))
}
