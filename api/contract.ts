/** The parts of an OpenAPI document that `/docs` shows. */
export type OpenApiSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, OpenApiSchema>
  required?: string[]
  items?: OpenApiSchema
  additionalProperties?: boolean | OpenApiSchema
  anyOf?: OpenApiSchema[]
  oneOf?: OpenApiSchema[]
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

export type OpenApiMediaType = {
  schema?: OpenApiSchema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export type OpenApiParameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: OpenApiSchema
}

export type OpenApiOperation = {
  tags?: string[]
  security?: Record<string, string[]>[]
  summary: string
  description?: string
  parameters?: OpenApiParameter[]
  requestBody?: { content: Record<string, OpenApiMediaType> }
  responses: Record<string, { description: string; content?: Record<string, OpenApiMediaType> }>
}

type Paths = Record<string, Record<string, OpenApiOperation>>

export type OpenApiDocument = {
  info: { title: string; description: string }
  servers: { url: string }[]
  paths: Paths
  webhooks: Paths
  components: { schemas: Record<string, OpenApiSchema> }
}

/** The calls that describe the API itself. */
export type OpenApiCalls = { 'GET /openapi.json': { answer: OpenApiDocument } }
