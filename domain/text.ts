import { z } from 'zod'

/** PostgreSQL cannot store NUL, and a lone surrogate is no text at all. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

/** One line or several of plain text, trimmed, with a message of its own for every rule. */
export function textSchema(label: string, { min = 0, max }: { min?: number; max: number }) {
  return z
    .string(`${label} must be text.`)
    .trim()
    .refine(isStorableText, `${label} contains characters that cannot be stored.`)
    .refine(
      (value) => [...value].length >= min,
      min === 1 ? `${label} is required.` : `${label} needs at least ${min} characters.`,
    )
    .refine((value) => [...value].length <= max, `${label} may have at most ${max} characters.`)
}
