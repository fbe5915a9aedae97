import { DEFAULT_RULES, type PlatformRules } from './platform-rules.ts'

let active = DEFAULT_RULES

/**
 * Sets the rules of this process, before anything is read by them: the server and its pages at their start, a browser
 * before it hydrates. Decision 053 says why they are no argument of everything.
 */
export function applyRules(rules: PlatformRules): void {
  active = rules
}

export function activeRules(): PlatformRules {
  return active
}

/** What browsers need to know; undefined for the specification's rules, which they have. */
export function shownRules(): PlatformRules | undefined {
  return active === DEFAULT_RULES ? undefined : { ...active, reservedHandles: [] }
}
