import { badgeDisplayName } from '#domain/platform/display-names.ts'
import type { AwardLevel } from '#domain/profiles/badge.ts'

const LEVELS: Record<AwardLevel, string> = { winner: 'Winner', finalist: 'Finalist', honoree: 'Honoree' }
const BOX = 'w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 py-2 text-compact'

export type BadgeChoices = { partner: readonly string[]; award: readonly string[] }

function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <option key={name} value={name}>
      {badgeDisplayName(name)}
    </option>
  ))
}

const numbered = (row: string, index: number) => ({ row, number: index + 1 })

/** A row for each badge and two empty ones; rows without a name are ignored. */
export function BadgeRows({ rows, choices }: { rows: string[]; choices: BadgeChoices }) {
  return (
    <ul id="edit-badges" className="grid gap-4 sm:gap-3">
      {[...rows, '', ''].map(numbered).map(({ row, number }) => {
        const [name = '', level = '', day = ''] = row.split('|')
        return (
          <li key={`${number} ${row}`} className="grid gap-2 sm:grid-cols-[2fr_1fr_1fr]">
            <select name="badgeName" defaultValue={name} aria-label={`Badge ${number}`} className={BOX}>
              <option value="">{row ? 'None: take it away' : 'Add a badge'}</option>
              <optgroup label="Partner badges">
                <Names names={choices.partner} />
              </optgroup>
              <optgroup label="Awards">
                <Names names={choices.award} />
              </optgroup>
            </select>
            <select name="badgeLevel" defaultValue={level} aria-label={`Level of badge ${number}`} className={BOX}>
              <option value="">No level</option>
              {Object.entries(LEVELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <input
              type="date"
              name="badgeDay"
              defaultValue={day}
              aria-label={`Day of badge ${number}`}
              className={BOX}
            />
          </li>
        )
      })}
    </ul>
  )
}
