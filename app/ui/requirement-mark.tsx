/** A tick where something is there; what is missing is said in words, not by an empty shape. */
export function RequirementMark({ met }: { met: boolean }) {
  return (
    <span aria-hidden="true" className="w-4 shrink-0 font-bold text-good">
      {met && '✓'}
    </span>
  )
}

export function RequirementState({ met }: { met: boolean }) {
  return (
    <span className={`text-small ${met ? 'text-ink-soft' : 'font-semibold text-bad'}`}>
      {met ? ', done' : ', missing'}
    </span>
  )
}
