import type { Contract } from '#api/contract.ts'

import type { Client } from './client.ts'

export type { Contract, MediaType, Operation, Parameter, Schema } from '#api/contract.ts'

export function fetchContract(client: Client): Promise<Contract> {
  return client.get('/openapi.json')
}
