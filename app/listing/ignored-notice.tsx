import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'

import type { IgnoredChoice } from './parse-list-query.ts'

/** More of them are nobody's honest mistake. */
const SHOWN = 3

/** R307: says what of the address was left out. */
export function IgnoredNotice({ ignored }: { ignored: IgnoredChoice[] }) {
  const t = useTexts()
  if (ignored.length === 0) return null
  const named = ignored
    .slice(0, SHOWN)
    .map(({ name, value }) => t('filters.ignoredOne', { name, value: [...value].slice(0, 40).join('') }))
  return (
    <Notice>
      <p className="wrap-anywhere">
        {t('filters.ignored', {
          count: ignored.length,
          filters: named.join(', '),
          hasMore: ignored.length > SHOWN ? 'yes' : 'no',
        })}
      </p>
    </Notice>
  )
}
