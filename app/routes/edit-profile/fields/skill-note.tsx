/** What an owner should know of a skill in the list: it has no hire page, or is there already by another name. */
export function SkillNote({ unknown, double }: { unknown: boolean; double: string | undefined }) {
  if (!unknown && double === undefined) return null
  return (
    <span className="text-small text-ink-soft">
      {unknown
        ? ' (we don’t know this one yet: no hire page for it)'
        : ` (the same as ${double}: your profile shows it once)`}
    </span>
  )
}

const LIST = new Intl.ListFormat('en')

/** The same for the textarea of visitors without scripts, once the skills are saved. */
export function UnknownSkills({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <p dir="auto" className="hidden text-small wrap-anywhere text-ink-soft noscript:block">
      We don’t know {LIST.format(names)} yet: no hire page for {names.length === 1 ? 'it' : 'them'}.
    </p>
  )
}
