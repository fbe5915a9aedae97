import { MAX_LENGTH } from '#domain/limits.ts'

/** What and where, as a plain form: the server makes one query of both. */
export function SearchForm({
  className = '',
  what = '',
  where = '',
}: {
  className?: string
  what?: string
  where?: string
}) {
  const input =
    'w-full min-w-0 bg-transparent px-4 py-2 text-compact text-ink placeholder:text-ink-soft outline-offset-[-3px] rounded-pill'
  return (
    <search className={className}>
      <form action="/experts" className="flex overflow-hidden rounded-pill border border-line-strong bg-surface">
        <label className="flex min-w-0 flex-[1.2]">
          <span className="sr-only">What do you need?</span>
          <input
            name="q"
            defaultValue={what}
            maxLength={MAX_LENGTH.query}
            placeholder="Skill or name"
            autoComplete="off"
            className={input}
          />
        </label>
        <label className="flex min-w-0 flex-1 border-l border-line">
          <span className="sr-only">Where?</span>
          <input
            name="where"
            defaultValue={where}
            maxLength={MAX_LENGTH.place}
            placeholder="Anywhere"
            autoComplete="off"
            className={input}
          />
        </label>
        <button
          type="submit"
          className="cursor-pointer bg-accent px-5 text-compact font-semibold text-on-accent outline-offset-[-5px] outline-on-accent hover:bg-accent-strong focus-visible:outline-on-accent"
        >
          Find
        </button>
      </form>
    </search>
  )
}
