import type { Problem } from '#domain/issue.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

import { isReservedHandle } from './reserved-handles.ts'

/** R1: the profile's address, `/@{slug}`. */
const HANDLE = /^[a-z0-9](?:-?[a-z0-9])*$/
export const HANDLE_LENGTH = { min: 3, max: 40 } as const

export function normalizeHandle(input: string): string {
  return input.trim().toLowerCase()
}

/** Whether this could be anyone's handle, reserved or not. */
export function isHandle(text: string): boolean {
  return text.length >= HANDLE_LENGTH.min && text.length <= HANDLE_LENGTH.max && HANDLE.test(text)
}

export const HANDLE_RESERVED: Problem = { code: 'reserved_handle', text: 'This handle is reserved.' }

/** R1: what is wrong with the form of a handle; undefined where nothing is. */
export function handleFormatProblem(handle: string): Problem | undefined {
  const { min, max } = HANDLE_LENGTH
  if (handle.length < min) {
    return { code: 'too_short', params: { minimum: min }, text: `Use at least ${min} characters.` }
  }
  if (handle.length > max) {
    return { code: 'too_long', params: { maximum: max }, text: `Use at most ${max} characters.` }
  }
  if (!HANDLE.test(handle)) {
    const text = 'Use letters a to z, digits and single hyphens, not at the beginning or end.'
    return { code: 'invalid_handle', text }
  }
  return undefined
}

/** R1, R2: why this handle cannot be taken; undefined if it can. */
export function handleProblem(handle: string): Problem | undefined {
  return handleFormatProblem(handle) ?? (isReservedHandle(handle) ? HANDLE_RESERVED : undefined)
}

const trimHyphens = (text: string) => trimEndMatching(text.replace(/^-+/, ''), /-/)

/** R116: suggests a handle from a name; empty where the name has no usable letters. */
export function suggestHandle(name: string): string {
  const plain = foldText(name).replaceAll(/[^a-z0-9]+/g, '-')
  const handle = trimHyphens(trimHyphens(plain).slice(0, HANDLE_LENGTH.max))
  return handle === '' || !handleProblem(handle) ? handle : `${trimHyphens(handle.slice(0, 30))}-work`
}
