import type { Choice } from './list-address.ts'

const INPUT = 'h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-base'

function BudgetInput({ name, label, chosen }: { name: string; label: string; chosen: Choice[] }) {
  return (
    <label className="grid gap-1 text-small font-semibold">
      {label}
      <input
        type="number"
        name={name}
        min={0}
        max={100_000_000}
        step={1}
        inputMode="numeric"
        placeholder="Any"
        defaultValue={chosen.find((one) => one.name === name)?.value ?? ''}
        className={INPUT}
      />
    </label>
  )
}

/** R312: the project minimum, from and to. */
export function BudgetRange({ chosen }: { chosen: Choice[] }) {
  return (
    <div className="grid gap-2 p-2">
      <div className="grid grid-cols-2 gap-3">
        <BudgetInput name="budgetFrom" label="From" chosen={chosen} />
        <BudgetInput name="budget" label="To" chosen={chosen} />
      </div>
      <p className="text-small text-ink-soft">Where projects start, in US dollars.</p>
    </div>
  )
}
