import { useTexts } from '#app/shell/use-texts.ts'

/** A tick where something is there; what is missing is said in words, not by an empty shape. */
export function RequirementMark({ met }: { met: boolean }) {
  return (
    <span aria-hidden="true" className="w-4 shrink-0 font-bold text-good">
      {met && '✓'}
    </span>
  )
}

/** A recommendation is not called missing. */
export function RequirementState({ met, required = true }: { met: boolean; required?: boolean }) {
  const t = useTexts()
  if (met || !required)
    return <span className="text-small text-ink-soft">{met ? t('ui.requirement.done') : t('ui.requirement.open')}</span>
  return <span className="text-small font-semibold text-bad">{t('ui.requirement.missing')}</span>
}
