import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'

type Props = { folder: string; q: string; profile: string; handles: string[] }

const INPUT = 'min-h-11 rounded-pill border border-line-strong bg-surface px-4 py-2 text-ink placeholder:text-ink-soft'

/** Words in any order, and of which profile where there are several. */
export function SearchMessages({ folder, q, profile, handles }: Props) {
  const t = useTexts()
  return (
    <search>
      <form className="flex flex-wrap items-center gap-2">
        {folder !== 'inbox' && <input type="hidden" name="box" value={folder} />}
        <label className="min-w-0 flex-1 basis-40">
          <span className="sr-only">{t('inbox.search.label')}</span>
          <input
            type="search"
            name="q"
            dir="auto"
            defaultValue={q}
            maxLength={200}
            placeholder={t('inbox.search.label')}
            className={`w-full min-w-0 ${INPUT}`}
          />
        </label>
        {handles.length > 1 && (
          <PillSelect
            aria-label={t('inbox.search.profile')}
            name="profile"
            defaultValue={profile}
            options={[
              { value: '', label: t('inbox.search.allProfiles') },
              ...handles.map((handle) => ({ value: handle, label: `@${handle}` })),
            ]}
          />
        )}
        <Button variant="quiet">{t('inbox.search.button')}</Button>
      </form>
    </search>
  )
}
