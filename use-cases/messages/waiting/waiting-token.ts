import type { Deps } from '#use-cases/deps.ts'

export type WaitingClaim = { kind: 'message' | 'brief'; id: string }

/** R667: for the sender of a message without a proven address. */
export function writeWaitingToken({ signer }: Pick<Deps, 'signer'>, { kind, id }: WaitingClaim): string {
  return signer.sign('waiting', `${kind} ${id}`)
}

export function readWaitingToken({ signer }: Pick<Deps, 'signer'>, token: string): WaitingClaim | undefined {
  const [kind, id = ''] = signer.read('waiting', token)?.split(' ') ?? []
  return kind === 'message' || kind === 'brief' ? { kind, id } : undefined
}
