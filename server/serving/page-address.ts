/** What is logged and counted of an address. */
export type PageAddress = {
  /** Without a query. */
  path: string
  /** Its first part, where that is one of ours. */
  area: string
  /** Of a profile's page, as it was requested. */
  handle: string | undefined
}

/** First parts of our addresses, so that strangers' inventions make no new time series. */
const AREAS = new Map(
  'home @handle v1 user assets media social docs sign-in sign-up account dashboard experts hire browse shortlist sitemaps inbox conversation following unsubscribe admin ranking moderation'
    .split(' ')
    .map((area) => [area, area]),
)

function areaOf(path: string): string {
  if (path.startsWith('/@')) return '@handle'
  const end = path.indexOf('/', 1)
  return AREAS.get(path.slice(1, end < 0 ? undefined : end) || 'home') ?? 'other'
}

export function readAddress(url: string): PageAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  return { path, area: areaOf(path), handle: path.startsWith('/@') ? path.slice(2) : undefined }
}
