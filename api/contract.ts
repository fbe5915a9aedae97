/** The parts of an OpenAPI document that `/docs` shows. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  description?: string
  example?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

export type MediaType = { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }

export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema }

export type Operation = {
  tags?: string[]
  security?: Record<string, string[]>[]
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, { description: string; content?: Record<string, MediaType> }>
}

type Paths = Record<string, Record<string, Operation>>

export type Contract = {
  info: { title: string; description: string }
  servers: { url: string }[]
  paths: Paths
  webhooks: Paths
  components: { schemas: Record<string, Schema> }
}

/** The calls that describe the API itself. */
export type ContractCalls = { 'GET /openapi.json': { answer: Contract } }
