import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

/** Deleted, private or no longer hirable: the list does not reveal which (R72). */
export function MissingExperts({ handles }: { handles: string[] }) {
  const t = useTexts()
  return (
    <section aria-labelledby="missing" className="rounded-card bg-sunken px-5 py-4 print:hidden">
      <h2 id="missing" className="text-large">
        {t('shortlist.missing.title')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-compact">
        {handles.map((handle) => (
          <li key={handle}>
            <form action={addresses.shortlist} method="post" className="flex items-center gap-2">
              <input type="hidden" name="expert" value={handle} />
              <span translate="no" className="text-ink-soft wrap-anywhere">
                @{handle}
              </span>
              <button
                type="submit"
                name="intent"
                value="remove"
                aria-label={t('shortlist.arrange.removePerson', { name: `@${handle}` })}
                className="cursor-pointer py-1 font-semibold underline underline-offset-4"
              >
                {t('shortlist.arrange.remove')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
