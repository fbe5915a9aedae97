import { Button } from '#app/ui/forms/button.tsx'

type Props = { folder: string; q: string; profile: string; handles: string[] }

const INPUT = 'rounded-field border border-line-strong bg-surface px-3.5 py-2 font-normal text-ink'

/** Words in any order, and of which profile where there are several. */
export function SearchMessages({ folder, q, profile, handles }: Props) {
  return (
    <search>
      <form className="flex flex-wrap items-end gap-3">
        {folder !== 'inbox' && <input type="hidden" name="box" value={folder} />}
        <label className="grid min-w-0 grow gap-1.5 text-compact font-semibold sm:max-w-80">
          Search these messages
          <input type="search" name="q" dir="auto" defaultValue={q} maxLength={200} className={INPUT} />
        </label>
        {handles.length > 1 && (
          <label className="grid gap-1.5 text-compact font-semibold">
            Profile
            <select name="profile" defaultValue={profile} className={INPUT}>
              <option value="">All</option>
              {handles.map((handle) => (
                <option key={handle} value={handle}>
                  @{handle}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button variant="quiet">Search</Button>
      </form>
    </search>
  )
}
