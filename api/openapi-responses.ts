import { type OpenAPIHono, z } from '@hono/zod-openapi'

import { issuesSchema } from '#domain/issue-schema.ts'

import type { ApiEnv } from './api-env.ts'

type SchemaObject = Parameters<OpenAPIHono['openAPIRegistry']['registerComponent']>[2]

const errorSchema = z
  .object({
    msg: z.string().describe('Begins with a fixed phrase per status; clients match on it.'),
    code: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    issues: issuesSchema.optional(),
    part: z.enum(['database', 'pictures', 'clock']).optional().describe('What is away for the moment, with a 503.'),
  })
  .meta({ id: 'Error', example: { msg: 'Not found: there is no such profile', code: 'not_found' } })

export function describeJsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

export function describeErrorResponse(description: string) {
  return describeJsonResponse(description, errorSchema)
}

const WRITE_ERRORS = {
  400: describeErrorResponse('The input is not valid, or a rule forbids it; `code` and `fields` say which.'),
  401: describeErrorResponse('Not signed in.'),
  403: describeErrorResponse('The viewer may not do this.'),
  404: describeErrorResponse('There is no such thing, or none that this viewer may know of.'),
  409: describeErrorResponse('It conflicts with what is there.'),
  412: describeErrorResponse('The profile was changed since the version in If-Match.'),
  415: describeErrorResponse('The body is no JSON.'),
  429: describeErrorResponse('Too many writes; `Retry-After` says when to try again.'),
  503: describeErrorResponse('Too much is under way; `Retry-After` says when to try again.'),
}

export function describeWriteErrors<Status extends keyof typeof WRITE_ERRORS>(
  ...statuses: Status[]
): Pick<typeof WRITE_ERRORS, Status> {
  return Object.fromEntries(statuses.map((status) => [status, WRITE_ERRORS[status]])) as Pick<
    typeof WRITE_ERRORS,
    Status
  >
}

function idOf(schema: z.ZodType): string {
  const id = schema.meta()?.id
  if (!id) throw new Error('A body in the contract needs an id.')
  return id
}

const documented = new WeakMap<object, z.ZodType>()

/** Registers the schemas of documented bodies as components of the OpenAPI document, under their own ids. */
export function registerBodySchemas({ openAPIRegistry }: OpenAPIHono<ApiEnv>): void {
  for (const definition of openAPIRegistry.definitions) {
    const content = definition.type === 'route' && definition.route.request?.body?.content['application/json']
    const schema = content && 'schema' in content && content.schema && documented.get(content.schema)
    if (!schema) continue
    const id = idOf(schema)
    const { $defs = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    openAPIRegistry.registerComponent('schemas', id, $defs[id] as SchemaObject)
  }
}

/**
 * Registers a schema that no route of its own names. A copy of it: schemas that were created before the OpenAPI library
 * was loaded lack its methods.
 */
export function registerSchema({ openAPIRegistry }: OpenAPIHono<ApiEnv>, schema: z.ZodType): void {
  openAPIRegistry.register(idOf(schema), schema.clone())
}

/** A reference to a component of the OpenAPI document. `body` exists only in its type, not at run time. */
export type BodyReference<Body> = { $ref: string; readonly body?: Body }

/** A body whose schema is registered elsewhere. */
export function referencedBody<Schema extends z.ZodType>(schema: Schema) {
  const reference: BodyReference<z.input<Schema>> = { $ref: `#/components/schemas/${idOf(schema)}` }
  return { body: { required: true, content: { 'application/json': { schema: reference } } } }
}

/**
 * A body that the use case validates itself, after it has checked the viewer: here only for documentation and types.
 */
export function documentedBody<Schema extends z.ZodType>(schema: Schema) {
  const request = referencedBody(schema)
  documented.set(request.body.content['application/json'].schema, schema)
  return request
}
