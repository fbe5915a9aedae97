import { useTexts } from '#app/shell/use-texts.ts'

import { CORRECT_SKILL_FIELD, skillCorrectionValue } from './correct-skill.ts'

const REPLACE = 'touch-line cursor-pointer font-semibold text-accent underline'

type Props = {
  name: string
  unknown: boolean
  /** The name that an unknown skill probably means. */
  meant: string | undefined
  /** The skill of the list that is the same. */
  double: string | undefined
  onReplace: (name: string) => void
}

/** What an owner should know of a skill in the list: it has no hire page, or is there already by another name. */
export function SkillNote({ name, unknown, meant, double, onReplace }: Props) {
  const t = useTexts()
  if (!unknown && double === undefined) return null
  return (
    <span className="text-small text-ink-soft">
      {' '}
      {unknown ? t('editFields.skills.unknown') : t('editFields.skills.double', { skill: double ?? '' })}
      {unknown && meant !== undefined && (
        <>
          {' '}
          {t('editFields.skills.didYouMean', { meant })}{' '}
          <button
            type="button"
            className={REPLACE}
            aria-label={t('editFields.skills.useInstead', { meant, skill: name })}
            onClick={() => onReplace(meant)}
          >
            {t('editFields.skills.use', { meant })}
          </button>
        </>
      )}
    </span>
  )
}

/** R704: the same for the textarea of visitors without scripts, once the skills are saved. The button saves the form. */
export function UnknownSkills({ skills }: { skills: { name: string; meant: string | undefined }[] }) {
  const t = useTexts()
  if (skills.length === 0) return null
  return (
    <ul dir="auto" className="hidden gap-1 text-small wrap-anywhere text-ink-soft noscript:grid">
      {skills.map(({ name, meant }) => (
        <li key={name}>
          {t('editFields.skills.unknownSaved', { skill: name })}
          {meant !== undefined && (
            <>
              {' '}
              {t('editFields.skills.didYouMean', { meant })}{' '}
              <button
                name={CORRECT_SKILL_FIELD}
                value={skillCorrectionValue(name, meant)}
                className={REPLACE}
                aria-label={t('editFields.skills.useAndSave', { meant, skill: name })}
              >
                {t('editFields.skills.use', { meant })}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
