import { useTexts } from '#app/shell/use-texts.ts'
import { useTimeZone } from '#app/shell/use-time-zone.ts'
import { formatDay } from '#app/ui/format.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { News, NewsItem } from '#domain/following/following.ts'
import { DAY_MS, NEWS_LIMITS } from '#domain/limits.ts'

import { ExpertNews } from './expert-news.tsx'

/** Grouped by expert, sorted by each one's latest item. */
function byExpert(items: NewsItem[]): NewsItem[][] {
  return [...Map.groupBy(items, (item) => item.profile.slug).values()]
}

type NewsListProps = { news: News; now: string; address: (page: number) => string }

export function NewsList({ news, now, address }: NewsListProps) {
  const t = useTexts()
  const timeZone = useTimeZone()
  const days = (Date.parse(now) - Date.parse(news.since)) / DAY_MS
  const isRecent = days < NEWS_LIMITS.days + 1
  const day = formatDay(news.since, timeZone)
  const found = isRecent ? t('following.news.recent', { days: NEWS_LIMITS.days }) : t('following.news.since', { day })
  const none = isRecent
    ? t('following.news.noneRecent', { days: NEWS_LIMITS.days })
    : t('following.news.noneSince', { day })
  return (
    <section id="news" aria-labelledby="news-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 id="news-title" className="text-heading">
          {t('following.news.title')}
        </h2>
        <p className="mt-1 text-compact text-ink-soft">{news.total === 0 ? none : found}</p>
      </div>
      {news.total > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {byExpert(news.items).map((items) => (
            <ExpertNews key={items[0]?.profile.slug} items={items} now={now} />
          ))}
        </ul>
      )}
      <Pagination {...news} address={address} />
    </section>
  )
}
