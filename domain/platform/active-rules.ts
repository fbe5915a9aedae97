import { DEFAULT_PLATFORM_RULES, type PlatformRules } from './platform-rules.ts'

let active = DEFAULT_PLATFORM_RULES

/**
 * Sets the rules of this process, before anything is read by them: the server and its pages at their start, a browser
 * before it hydrates. Decision 053 says why they are no argument of everything.
 */
export function setPlatformRules(rules: PlatformRules): void {
  active = rules
}

export function activePlatformRules(): PlatformRules {
  return active
}

/** What browsers need to know; undefined for the specification's rules, which they have. */
export function platformRulesForBrowser(): PlatformRules | undefined {
  return active === DEFAULT_PLATFORM_RULES ? undefined : { ...active, reservedHandles: [] }
}
