/** As much of JSON Schema as the OpenAPI document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  example?: unknown
  examples?: unknown[]
  minimum?: number
  minItems?: number
  minLength?: number
}

/** Schemas that others refer to, by name. */
export type Components = Record<string, Schema>
