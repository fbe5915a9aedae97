import { useTexts } from '#app/shell/use-texts.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { Statistics } from '#domain/statistics/statistics.ts'

import { SourceName } from './source-name.tsx'

type Source = Statistics['sources'][number]

/** Traffic sources, the largest first. */
export function Sources({ sources, siteName }: { sources: Source[]; siteName: string }) {
  const t = useTexts()
  const most = sources[0]?.views ?? 1
  return (
    <Panel>
      <h3 className="text-lede">{t('dashboard.sources.title')}</h3>
      {sources.length === 0 ? (
        <p className="mt-3 text-compact text-ink-soft">{t('dashboard.sources.none')}</p>
      ) : (
        <ul className="mt-4 grid gap-3.5">
          {sources.map((source) => (
            <li key={source.source} className="grid gap-1.5 text-compact">
              <div className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  <SourceName source={source} siteName={siteName} />
                </span>
                <span className="shrink-0 font-semibold tabular-nums">
                  {wholeNumber(source.views)}
                  <span className="sr-only">{` ${t('dashboard.sources.views', { count: source.views })}`}</span>
                </span>
              </div>
              <ShareBar share={source.views / most} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
