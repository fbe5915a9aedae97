export type Fact = { label: string; value: string }

/** A row of key figures. */
export function FactRow({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid content-start border-l-2 border-accent pl-3.5">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-large font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
