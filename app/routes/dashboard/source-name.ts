import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

type Source = Pick<Statistics['sources'][number], 'kind' | 'source' | 'name'>

/** A source of visitors in words. */
export function sourceName({ kind, source, name }: Source, siteName: string, t: PageTexts): string {
  if (kind === 'hire') return name ?? source
  if (kind === 'host') return source
  return kind === 'site' ? t('dashboard.source.site', { siteName }) : t(`dashboard.source.${kind}`)
}
