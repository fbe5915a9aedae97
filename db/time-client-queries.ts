import type pg from 'pg'

/** Called with the seconds that each statement took, whether it failed or not. */
export type OnQueryTimed = (seconds: number) => void

type Query = (...given: unknown[]) => unknown

const isCallback = (value: unknown): value is Query => typeof value === 'function'
const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** R628: every statement of a connection passes here; streams, such as COPY, are not measured. */
export function timeClientQueries(client: pg.ClientBase, onQuery: OnQueryTimed): void {
  // Looked up at each call, as without this.
  const inherited = Object.getPrototypeOf(client) as pg.ClientBase
  const query: Query = (...given) => Reflect.apply(inherited.query, client, given)
  const measured: Query = (...given) => {
    const begun = performance.now()
    const end = () => onQuery((performance.now() - begun) / 1000)
    const callback = given.at(-1)
    if (isCallback(callback)) {
      return query(...given.slice(0, -1), (...answer: unknown[]) => {
        end()
        return callback(...answer)
      })
    }
    const answer = query(...given)
    if (isPromise(answer)) answer.then(end, end)
    return answer
  }
  client.query = measured as typeof client.query
}
