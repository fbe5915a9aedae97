import { formatMomentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { CatalogueVersions as Versions } from '#domain/admin/catalogue-version.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { countWithNoun } from '#domain/text/plural.ts'

type Typed = Record<string, string> | undefined

function RollBack({ id, name, typed }: { id: string; name: string; typed: Typed }) {
  const field = `reason-${id || 'committed'}`
  const again = typed?.['snapshot'] === id ? typed['reason'] : undefined
  return (
    <details className="text-compact" open={again !== undefined}>
      <summary className="touch-line cursor-pointer">Go back to this</summary>
      <form method="post" className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <input type="hidden" name="snapshot" value={id} />
        <TextInput
          id={field}
          name="reason"
          label="Reason"
          required
          maxLength={MAX_LENGTH.reason}
          defaultValue={again}
        />
        <Button variant="quiet" aria-label={`Roll back to ${name}`}>
          Roll back
        </Button>
      </form>
    </details>
  )
}

type Shown = { id: string; name: string; facts: string; reason: string; active: boolean }

function Version({ id, name, facts, reason, active, typed }: Shown & { typed: Typed }) {
  return (
    <li className="grid gap-2 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:gap-8">
      <div>
        <p className="font-semibold">
          {name}{' '}
          {active && (
            <span className="ml-1 rounded-pill bg-accent px-2.5 py-0.5 text-tiny font-semibold text-on-accent">
              active
            </span>
          )}
        </p>
        <p className="text-small text-ink-soft">{facts}</p>
        <p className="mt-1 wrap-anywhere">{reason}</p>
      </div>
      {!active && <RollBack id={id} name={name} typed={typed} />}
    </li>
  )
}

/** All versions; the first one is the committed tables. */
export function CatalogueVersions({ versions, typed }: { versions: Versions; typed: Typed }) {
  const shown: Shown[] = versions.items.map((one) => ({
    id: one.id,
    name: formatMomentInUtc(one.createdOn),
    facts: `by ${one.createdBy ?? 'an account that is gone'}; ${countWithNoun(one.paths, 'page')}, ${countWithNoun(one.aliases, 'added alias', 'added aliases')}`,
    reason: one.reason,
    active: one.active,
  }))
  const committed: Shown = {
    id: '',
    name: 'The committed tables',
    facts: 'as they came with this release',
    reason: 'Ranked by the curated market, without added aliases.',
    active: versions.active === null,
  }
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)]">
      {[...shown, ...(versions.page >= versions.pages ? [committed] : [])].map((one) => (
        <Version key={one.id} {...one} typed={typed} />
      ))}
    </ol>
  )
}
