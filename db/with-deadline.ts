import { Unavailable } from '#domain/unavailable.ts'

/** A timer that comes later than this says more of our own process, which was busy, than of the database. */
const LATE_MS = 500

/** R360: the answer, or an error after so many milliseconds in which this process was able to read one. */
export function withDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout
    const wait = (due: number) => {
      const end = performance.now() + due
      timer = setTimeout(() => {
        if (performance.now() - end > LATE_MS) return wait(due)
        reject(new Unavailable('database', `no answer within ${ms} ms`))
      }, due)
    }
    wait(ms)
    answer.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
