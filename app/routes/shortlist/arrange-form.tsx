import { useTexts } from '#app/shell/use-texts.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'

const TOOL =
  'grid h-11 min-w-11 cursor-pointer place-items-center rounded-pill border border-line-strong px-2 text-small font-semibold hover:border-ink hover:bg-surface'

type Named = Pick<ComparedExpert, 'slug' | 'name'>

/** Moves an expert left or right, or removes them. The ends have no button in that direction. */
export function ArrangeForm({
  expert,
  left,
  right,
  action,
}: {
  expert: Named
  left: Named | undefined
  right: Named | undefined
  action: string
}) {
  const t = useTexts()
  return (
    <form action={action} method="post" className="flex items-center gap-1.5">
      <input type="hidden" name="expert" value={expert.slug} />
      {left && (
        <button
          type="submit"
          name="before"
          value={left.slug}
          aria-label={t('shortlist.arrange.left', { name: expert.name })}
          className={TOOL}
        >
          ←
        </button>
      )}
      {right && (
        <button
          type="submit"
          name="after"
          value={right.slug}
          aria-label={t('shortlist.arrange.right', { name: expert.name })}
          className={TOOL}
        >
          →
        </button>
      )}
      <button
        type="submit"
        name="intent"
        value="remove"
        aria-label={t('shortlist.arrange.removePerson', { name: expert.name })}
        className={`${TOOL} px-3.5`}
      >
        {t('shortlist.arrange.remove')}
      </button>
    </form>
  )
}
