import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import { type Choice, shownCurrency } from '#app/listing/list-address.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { CurrencyForm } from '#app/ui/currency/currency-form.tsx'
import { formatDayInUtc } from '#app/ui/format.ts'
import type { ProjectMinimumFacts } from '#domain/lists/hire-facts.ts'
import { formatConvertedMoney, formatMoney } from '#domain/profiles/money/money.ts'
import { ratesDate } from '#domain/profiles/money/usd-rates.ts'

const WIDTH = 560
const EDGE = 24
const LINE = 74

type CostProps = { facts: ProjectMinimumFacts; path: string; chosen: Choice[] }

/** How the page shows an amount in US dollars. */
type Shown = (usd: number) => string

/** The x position of an amount on a logarithmic scale: 300 to 600 is as far as 3,000 to 6,000. */
function scaleOf({ least, most }: ProjectMinimumFacts) {
  const whole = Math.log((most + 1) / (least + 1)) || 1
  return (usd: number) => Math.round(EDGE + (Math.log((usd + 1) / (least + 1)) / whole) * (WIDTH - 2 * EDGE))
}

/** Keeps a label inside the chart, whatever its width. */
const within = (x: number, half: number) => Math.min(WIDTH - half, Math.max(half, x))

function CostChart({ facts, shown }: { facts: ProjectMinimumFacts; shown: Shown }) {
  const t = useTexts()
  const x = scaleOf(facts)
  const largest = Math.max(...facts.spread.map(({ count }) => count))
  const [low, median, high] = [x(facts.low), x(facts.median), x(facts.high)]
  // Labels that would overlap are merged into one.
  const labelsFit = high - low > 90
  return (
    <svg viewBox={`0 0 ${WIDTH} 150`} aria-hidden="true" className="w-full max-w-[35rem] justify-self-end text-[14px]">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={LINE} y2={LINE} className="stroke-line-strong" />
      <rect
        x={low - 10}
        y={LINE - 24}
        width={high - low + 20}
        height="48"
        rx="8"
        className="fill-accent-soft stroke-accent/30"
      />
      {facts.spread.map(({ usd, count }) => (
        <circle
          key={usd}
          cx={x(usd)}
          cy={LINE}
          r={(2 + 6 * Math.sqrt(count / largest)).toFixed(1)}
          className="fill-accent/60"
        />
      ))}
      <line
        x1={median}
        x2={median}
        y1={LINE - 36}
        y2={LINE + 36}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <text x={within(median, 62)} y="26" textAnchor="middle" className="fill-ink font-semibold">
        {t('hire.costs.median', { amount: shown(facts.median) })}
      </text>
      <g className="fill-ink-soft" textAnchor="middle">
        {labelsFit && (
          <>
            <text x={within(low, 30)} y="122">
              {shown(facts.low)}
            </text>
            <text x={within(high, 30)} y="122">
              {shown(facts.high)}
            </text>
          </>
        )}
        <text x={EDGE - 4} y="146" textAnchor="start">
          {shown(facts.least)}
        </text>
        <text x={WIDTH - EDGE + 4} y="146" textAnchor="end">
          {shown(facts.most)}
        </text>
      </g>
    </svg>
  )
}

const inDollars: Shown = (amount) => formatMoney({ amount, currency: 'USD' })

function Costs({ facts, path, chosen }: CostProps) {
  const t = useTexts()
  const currency = shownCurrency(chosen) ?? 'USD'
  const inChosen: Shown = (amount) => formatConvertedMoney({ amount, currency: 'USD' }, currency)
  const withDollars: Shown = (amount) => `${inChosen(amount)} (${inDollars(amount)})`
  const shown = currency === 'USD' ? inDollars : withDollars
  const others = chosen.filter(({ name }) => name !== 'currency')
  return (
    <section
      aria-labelledby="costs"
      className="grid items-center gap-6 rounded-card bg-sunken p-[clamp(1.25rem,4vw,3rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
    >
      <div>
        <h2 id="costs" className="text-heading">
          {t('hire.costs.title')}
        </h2>
        <p className="mt-3 max-w-[46ch] text-ink-soft">
          {t('hire.costs.text', {
            count: facts.sample,
            spread: facts.low === facts.high ? 'narrow' : 'wide',
            low: shown(facts.low),
            high: shown(facts.high),
            median: shown(facts.median),
            rates: currency === 'USD' ? 'none' : formatDayInUtc(ratesDate()),
          })}
        </p>
        <div className="mt-4">
          <CurrencyForm
            path={`${path}#costs`}
            others={others.map(({ name, value }) => [name, value])}
            shownIn={shownCurrency(chosen)}
            none={t('hire.costs.none')}
          />
        </div>
      </div>
      {facts.least < facts.most && <CostChart facts={facts} shown={inChosen} />}
    </section>
  )
}

/** The minimum budgets of the experts on this page (R45). */
export function ProjectCosts(props: CostProps) {
  return <CachedFragment name="costs" as={Costs} props={props} />
}
