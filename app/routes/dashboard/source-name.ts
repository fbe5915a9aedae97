import type { Statistics } from '#domain/statistics/statistics.ts'

type Source = Pick<Statistics['sources'][number], 'kind' | 'source' | 'name'>

/** A source of visitors in words. */
export function sourceName({ kind, source, name }: Source, siteName: string): string {
  const names = {
    direct: 'Straight to your page',
    search: 'Search results',
    profile: 'Other profiles',
    site: `Other pages of ${siteName}`,
    hire: name ?? source,
    host: source,
  }
  return names[kind]
}
