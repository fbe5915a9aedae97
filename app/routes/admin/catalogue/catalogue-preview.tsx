import { wholeNumber } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { CataloguePreview as Preview } from '#domain/admin/catalogue-version.ts'
import { MAX_LENGTH } from '#domain/limits.ts'

type Change = { name: string; total: number; lines: string[] }

const alias = ({ alias: term, slug }: Preview['addedAliases'][number]) => `${term} → ${slug}`

function changesOf(preview: Preview): Change[] {
  const { totals } = preview
  return [
    { name: 'new pages', total: totals.addedPaths, lines: preview.addedPaths },
    { name: 'pages fewer than now', total: totals.removedPaths, lines: preview.removedPaths },
    {
      name: 'lists in another order',
      total: totals.changedLists,
      lines: preview.changedLists.map(({ list, after }) => `${list}: ${after.slice(0, 5).join(', ')} …`),
    },
    { name: 'new aliases', total: totals.addedAliases, lines: preview.addedAliases.map(alias) },
    { name: 'aliases fewer than now', total: totals.removedAliases, lines: preview.removedAliases.map(alias) },
  ].filter(({ total }) => total > 0)
}

function ChangeLines({ change: { name, total, lines } }: { change: Change }) {
  return (
    <details className="border-line py-3 not-first:border-t">
      <summary className="touch-line cursor-pointer">
        <b className="font-semibold tabular-nums">{wholeNumber(total)}</b> {name}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className="mt-3 max-h-96 overflow-y-auto" tabIndex={0} aria-label={name}>
        <ul className="grid gap-1 text-small wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {total > lines.length && <li className="text-ink-soft">and {wholeNumber(total - lines.length)} more</li>}
        </ul>
      </section>
    </details>
  )
}

type Props = { preview: Preview; typed: Record<string, string> | undefined }

/** A dry run: the rebuild is computed again when the admin confirms it. */
export function CataloguePreview({ preview, typed }: Props) {
  const changes = changesOf(preview)
  if (changes.length === 0) {
    return <p>Nothing: the active version is what the listed experts and mapped terms make of it.</p>
  }
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        {changes.map((change) => (
          <ChangeLines key={change.name} change={change} />
        ))}
      </div>
      <form method="post" className="grid items-end gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_auto]">
        <TextInput
          id="rebuild-reason"
          name="reason"
          label="Reason"
          required
          maxLength={MAX_LENGTH.reason}
          defaultValue={typed && !('snapshot' in typed) ? typed['reason'] : undefined}
        />
        <Button>Rebuild now</Button>
      </form>
    </Panel>
  )
}
