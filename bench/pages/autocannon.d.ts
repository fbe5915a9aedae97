declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds; or until so many were sent. */
    duration?: number
    amount?: number
    headers?: Record<string, string>
    requests?: { path: string }[]
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
