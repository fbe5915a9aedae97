import type { OpenApiDocument, OpenApiOperation } from '#client/contract.ts'

/** A call, or a webhook that the platform receives. */
export type Described = { id: string; method: string; path: string; operation: OpenApiOperation }

export const toAnchorId = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export function describedCalls(paths: OpenApiDocument['paths']): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: toAnchorId(`${method} ${path}`),
      method,
      path,
      operation,
    })),
  )
}
