import { useTexts } from '#app/shell/use-texts.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

type Source = Pick<Statistics['sources'][number], 'kind' | 'source' | 'name'>

/** A source of visitors: a name as it is, or words; a hire page with its link. */
export function SourceName({ source: { kind, source, name }, siteName }: { source: Source; siteName: string }) {
  const t = useTexts()
  if (kind === 'host') return <span translate="no">{source}</span>
  if (kind === 'site') return t('dashboard.source.site', { siteName })
  if (kind !== 'hire') return t(`dashboard.source.${kind}`)
  return (
    <a translate="no" href={encodeURI(source)} className="touch-target">
      {name ?? source}
    </a>
  )
}
