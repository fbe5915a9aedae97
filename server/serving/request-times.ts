import type { Metric } from 'prom-client'

const NAME = 'guildhall_http_request_seconds'
/** In seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

type Labels = { method: string; area: string; status: number }

type Series = { labels: Labels; buckets: number[]; sum: number; count: number }

const emptySeries = (labels: Labels): Series => ({ labels, buckets: BOUNDS.map(() => 0), sum: 0, count: 0 })

/** As the text format has it: each bucket holds those before it, too. */
function valuesOf({ labels, buckets, sum, count }: Series) {
  let below = 0
  return [
    ...buckets.map((inside, at) => {
      below += inside
      return { labels: { le: BOUNDS[at], ...labels }, value: below, metricName: `${NAME}_bucket` }
    }),
    { labels: { le: '+Inf', ...labels }, value: count, metricName: `${NAME}_bucket` },
    { labels, value: sum, metricName: `${NAME}_sum` },
    { labels, value: count, metricName: `${NAME}_count` },
  ]
}

/**
 * How long answers take. The library's own histogram looks its labels up anew for each, which takes as long as a kept
 * page does otherwise.
 */
export function createRequestTimes() {
  const known = new Map<number, Map<string, Map<string, Series>>>()

  // Numbers and short words: one key made of all three would be put together for every answer.
  function seriesOf(labels: Labels): Series {
    const { method, area, status } = labels
    const series = known.get(status)?.get(method)?.get(area)
    if (series) return series
    const byMethod = known.get(status) ?? new Map<string, Map<string, Series>>()
    const byArea = byMethod.get(method) ?? new Map<string, Series>()
    const made = emptySeries(labels)
    known.set(status, byMethod.set(method, byArea.set(area, made)))
    return made
  }

  const allSeries = () =>
    [...known.values()].flatMap((byMethod) => [...byMethod.values()].flatMap((one) => [...one.values()]))

  const metric = {
    name: NAME,
    help: 'Time from a request to its answer, by kind of address.',
    type: 'histogram',
    aggregator: 'sum',
    reset: () => known.clear(),
    async get() {
      const { name, help, type, aggregator } = metric
      return { name, help, type, aggregator, values: allSeries().flatMap(valuesOf) }
    },
  }
  return {
    /** To be registered. */
    metric: metric as unknown as Metric,
    note(seconds: number, labels: Labels): void {
      const series = seriesOf(labels)
      series.sum += seconds
      series.count += 1
      for (let at = 0; at < BOUNDS.length; at++) {
        if (seconds > (BOUNDS[at] ?? 0)) continue
        series.buckets[at] = (series.buckets[at] ?? 0) + 1
        return
      }
    },
  }
}
