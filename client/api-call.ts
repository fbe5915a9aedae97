import type { ApiCalls } from '#api/api-calls.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The calls of a method, by their paths. */
export type CallsBy<M extends Method> = {
  [Key in keyof ApiCalls as Key extends `${M} ${infer Path}` ? Path : never]: ApiCalls[Key]
}

/** `params`, `query` and `body`, as far as the call has them; a page may hand on the query of its own address. */
type Input<Call> = {
  [Part in keyof Call as Exclude<Part, 'answer'>]: Part extends 'query' ? Call[Part] | URLSearchParams : Call[Part]
}

/** What follows the path; nothing has to, where all of it is optional. */
export type Arguments<Call, Options = unknown> =
  Partial<Input<Call & Options>> extends Input<Call & Options>
    ? [input?: Input<Call & Options>]
    : [input: Input<Call & Options>]

/** A body as a form gives it: any text where the contract has a choice of a few. */
type Unchecked<Body> = Body extends string
  ? string
  : Body extends object
    ? { [Name in keyof Body]: Unchecked<Body[Name]> }
    : Body

/** The body of a call as a form gives it. */
export type FormBody<Key extends keyof ApiCalls> = ApiCalls[Key] extends { body: infer Body } ? Unchecked<Body> : never

/** Sends it as it is: what is wrong with it, the API says. */
export function fromForm<Body>(typed: NoInfer<Unchecked<Body>>): Body {
  return typed as Body
}
