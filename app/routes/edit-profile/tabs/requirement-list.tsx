import type { Step } from '#app/routes/edit-profile/saving/next-step.ts'

/** Requirements, met and unmet, with links. */
export function RequirementList({ steps, label }: { steps: Step[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {steps.map(({ name, met, text, help, href }) => (
        <li key={name} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-pill text-tiny font-bold ${met ? 'bg-accent text-on-accent' : 'border-2 border-line-strong'}`}
          >
            {met && '✓'}
          </span>
          <span className="min-w-0">
            <span className={met ? '' : 'font-semibold'}>{text}</span>
            <span className="sr-only">{met ? ', done' : ', missing'}</span>
            {!met && <span className="block text-small text-ink-soft">{href ? <a href={href}>{help}</a> : help}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
