/** The queue for this work is full: the client is told when to try again. */
export class Overloaded extends Error {
  readonly retryAfterSeconds: number

  constructor(what: string, { retryAfterSeconds = 5 }: { retryAfterSeconds?: number } = {}) {
    super(what)
    this.name = 'Overloaded'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
