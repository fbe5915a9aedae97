import autocannon from 'autocannon'

export type Load = {
  port: number
  /** In turn. */
  paths: string[]
  connections?: number
  seconds?: number
}

/** Keep-alive connections that ask as fast as they are answered. What is not 200 makes the measurement worthless. */
export async function load({ port, paths, connections = 32, seconds = 5 }: Load) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${paths[0]}: ${result.errors} errors, ${result.non2xx} other answers`)
  }
  return { perSecond: result.requests.average, total: result.requests.total, ...result.latency }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
