import type { Step } from '#app/routes/edit-profile/saving/next-step.ts'
import { RequirementMark, RequirementState } from '#app/ui/requirement-mark.tsx'

/** Requirements, met and unmet, with links. */
export function RequirementList({ steps, label }: { steps: Step[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {steps.map(({ name, met, text, help, href }) => (
        <li key={name} className="flex items-baseline gap-2.5">
          <RequirementMark met={met} />
          <span className="min-w-0">
            <span className={met ? '' : 'font-semibold'}>{text}</span>
            <RequirementState met={met} />
            {!met && <span className="block text-small text-ink-soft">{href ? <a href={href}>{help}</a> : help}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
