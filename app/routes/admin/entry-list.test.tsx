import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { EntryList } from './entry-list.tsx'

afterEach(resetRules)

const [partner, award] = [PARTNER_BADGES[0], AWARD_BADGES[0]]

function shown(details: Record<string, unknown>): string {
  const by = { by: 'Ada', byOperator: false }
  const entry = { id: '1', action: 'badges', ...by, on: '2026-01-31T12:00:00.000Z', reason: '', details }
  return renderToStaticMarkup(<EntryList entries={[entry]} />)
}

test('R470 the history of admins’ acts has the platform’s names of badges', () => {
  setRules({ names: { partnerBadges: { [partner]: 'Guild Master' }, awards: { [award]: 'Golden Anvil' } } })
  const html = shown({
    from: [],
    to: [
      { badgeType: 'partner', badgeName: partner, awardLevel: null, awardDate: null },
      { badgeType: 'award', badgeName: award, awardLevel: 'winner', awardDate: '2025-03-01' },
    ],
  })
  expect(html).toContain('Guild Master; Golden Anvil 2025, winner')
  expect(html).toContain('none')
  expect(html).not.toContain(partner)
})

test('R470 other values, and badges of which too little is known, are shown as they were stored', () => {
  expect(shown({ list: ['a', 1], odd: [{ badgeName: 7 }], gone: null })).toContain('[&quot;a&quot;,1]')
  expect(shown({ to: [{ badgeName: 'Unknown' }], other: 1 })).toContain('Unknown')
})
