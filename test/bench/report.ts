import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

import { drawChart } from './chart.ts'
import type { Figure } from './figure.ts'

export type Section = { title: string; figures: Figure[] }

const HERE = new URL('./', import.meta.url)

const ratioOf = ({ value, yardstick }: Figure) => (yardstick ? value / yardstick.value : undefined)

export function isMet(figure: Figure): boolean {
  const judged = ratioOf(figure) ?? figure.value
  return judged >= (figure.atLeast ?? -Infinity) && judged <= (figure.atMost ?? Infinity)
}

const amount = (value: number) =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : value >= 0.1 || value === 0 ? 2 : 4)

function row(figure: Figure): string[] {
  const { name, profiles, value, unit, yardstick, atLeast, atMost } = figure
  const wanted = [atLeast !== undefined && `≥ ${atLeast}`, atMost !== undefined && `≤ ${atMost}`]
    .filter(Boolean)
    .join(', ')
  return [
    name,
    profiles?.toLocaleString('en') ?? '',
    `${amount(value)} ${unit}`,
    yardstick ? `${amount(yardstick.value)} ${unit} (${yardstick.name})` : '',
    yardstick ? `${amount(value / yardstick.value)} ×` : '',
    wanted && `${wanted}${yardstick ? ' ×' : ` ${unit}`}`,
    wanted && (isMet(figure) ? 'yes' : '**no**'),
  ]
}

const COLUMNS = ['what', 'profiles', 'measured', 'yardstick', 'ratio', 'wanted', 'met']

export function printSection({ title, figures }: Section): void {
  console.log(`\n${title}`)
  for (const cells of figures.map(row)) {
    console.log(
      `  ${cells[0]?.padEnd(46)}${cells
        .slice(1)
        .map((cell, index) => cell.padEnd([11, 14, 44, 9, 10][index] ?? 0))
        .join('')}`,
    )
  }
}

const fileName = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`

/** The figures with the machine they come from, and how each grows. */
export function writeReport(sections: Section[], postgres: string): void {
  mkdirSync(new URL('charts/', HERE), { recursive: true })
  const [cpu] = cpus()
  const lines = [
    '# What was measured',
    '',
    `By \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model.trim() || 'a CPU without a name'} (${cpus().length} cores), ${Math.round(totalmem() / 1024 ** 3)} GB of memory, Node ${process.versions.node}, PostgreSQL ${postgres}. Times are medians.`,
  ]
  for (const { title, figures } of sections) {
    const chart = drawChart(
      title,
      figures.filter(({ unit }) => unit === 'ms'),
    )
    if (chart) writeFileSync(new URL(`charts/${fileName(title)}`, HERE), chart)
    lines.push('', `## ${title}`, '', ...(chart ? [`![${title}](charts/${fileName(title)})`, ''] : []))
    lines.push(`| ${COLUMNS.join(' | ')} |`, `|${' --- |'.repeat(COLUMNS.length)}`)
    lines.push(...figures.map((figure) => `| ${row(figure).join(' | ')} |`))
  }
  writeFileSync(new URL('RESULTS.md', HERE), `${lines.join('\n')}\n`)
}
