import { setPlatformRules } from '#domain/platform/active-rules.ts'
import { DEFAULT_PLATFORM_RULES, type PlatformRules, type RequirementRules } from '#domain/platform/platform-rules.ts'

type Changes = Partial<Omit<PlatformRules, 'requirements' | 'names'>> & {
  requirements?: Partial<RequirementRules>
  names?: Partial<PlatformRules['names']>
}

/** The rules of this test file from now on: the specification's, with changes. */
export function setRules({ requirements, names, ...changes }: Changes = {}): void {
  setPlatformRules({
    ...DEFAULT_PLATFORM_RULES,
    ...changes,
    requirements: { ...DEFAULT_PLATFORM_RULES.requirements, ...requirements },
    names: { ...DEFAULT_PLATFORM_RULES.names, ...names },
  })
}

export const resetRules = () => setPlatformRules(DEFAULT_PLATFORM_RULES)
