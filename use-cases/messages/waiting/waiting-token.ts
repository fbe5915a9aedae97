import type { Deps } from '#use-cases/deps.ts'

export type WaitingTokenClaim = { kind: 'message' | 'brief'; id: string }

/** R667: for the sender of a message without a proven address. */
export function signWaitingToken({ signer }: Pick<Deps, 'signer'>, { kind, id }: WaitingTokenClaim): string {
  return signer.sign('waiting', `${kind} ${id}`)
}

export function verifyWaitingToken({ signer }: Pick<Deps, 'signer'>, token: string): WaitingTokenClaim | undefined {
  const [kind, id = ''] = signer.read('waiting', token)?.split(' ') ?? []
  return kind === 'message' || kind === 'brief' ? { kind, id } : undefined
}
