import type { OpenApiDocument } from '#api/contract.ts'

import type { Client } from './client.ts'

export type {
  OpenApiDocument,
  OpenApiMediaType,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiSchema,
} from '#api/contract.ts'

export function fetchOpenApiDocument(client: Client): Promise<OpenApiDocument> {
  return client.get('/openapi.json')
}
