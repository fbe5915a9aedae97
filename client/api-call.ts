import type { ApiCalls } from '#api/api-calls.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The calls of a method, by their paths. */
export type CallsByMethod<M extends Method> = {
  [Key in keyof ApiCalls as Key extends `${M} ${infer Path}` ? Path : never]: ApiCalls[Key]
}

/** `params`, `query` and `body`, as the call defines them; a page may pass on its own query string. */
type Input<Call> = {
  [Part in keyof Call as Exclude<Part, 'answer'>]: Part extends 'query'
    ? Call[Part] | URLSearchParams | string
    : Call[Part]
}

/** The argument after the path; optional if all of its fields are. */
export type CallArguments<Call, Options = unknown> =
  Partial<Input<Call & Options>> extends Input<Call & Options>
    ? [input?: Input<Call & Options>]
    : [input: Input<Call & Options>]

/** A body as a form sends it: any string where the contract has an enum. */
type Unchecked<Body> = Body extends string
  ? string
  : Body extends object
    ? { [Name in keyof Body]: Unchecked<Body[Name]> }
    : Body

/** The body of a call as a form sends it. */
export type FormBody<Key extends keyof ApiCalls> = ApiCalls[Key] extends { body: infer Body } ? Unchecked<Body> : never

/** Casts a form's values to the body's type; the API validates them. */
export function castFormBody<Body>(typed: NoInfer<Unchecked<Body>>): Body {
  return typed as Body
}
