import { Notice } from '#app/ui/notice.tsx'
import { pluralForm } from '#domain/text/plural.ts'

import type { IgnoredChoice } from './read-list-query.ts'

/** More of them are nobody's honest mistake. */
const SHOWN = 3

/** R307: says what of the address was left out. */
export function IgnoredNotice({ ignored }: { ignored: IgnoredChoice[] }) {
  if (ignored.length === 0) return null
  const named = ignored.slice(0, SHOWN).map(({ name, value }) => `${name} “${[...value].slice(0, 40).join('')}”`)
  return (
    <Notice>
      <p className="wrap-anywhere">
        {pluralForm(ignored.length, 'A filter in this address is', 'Some filters in this address are')} not known here
        and left out: {named.join(', ')}
        {ignored.length > SHOWN && ' and more'}.
      </p>
    </Notice>
  )
}
