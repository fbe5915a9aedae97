import type { Contract, Operation } from '#client/contract.ts'

/** A call, or a webhook that the platform receives. */
export type Described = { id: string; method: string; path: string; operation: Operation }

export const asId = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export function describedCalls(paths: Contract['paths']): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ id: asId(`${method} ${path}`), method, path, operation })),
  )
}
