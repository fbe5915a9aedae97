/** The name of the buttons that replace a misspelt skill, for visitors without scripts. */
export const CORRECT_SKILL_FIELD = 'correctSkill'

/** A skill is one line, so that a line break separates the two. */
export const skillCorrectionValue = (typed: string, meant: string): string => `${typed}\n${meant}`

/** R704: a form's skills, with the one replaced whose button sent the form. */
export function applySkillCorrection(skills: string[], form: FormData): string[] {
  const [typed, meant] = String(form.get(CORRECT_SKILL_FIELD) ?? '').split(/\r?\n/u)
  if (!meant) return skills
  return [...new Set(skills.map((name) => (name === typed ? meant : name)))]
}
