/** What a request may need and find missing for a while; `clock` is that of the node itself. */
export type UnavailablePart = 'database' | 'pictures' | 'clock'

/** R361: a part of the site is temporarily unavailable: the client is told which, and when to try again. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly part: UnavailablePart

  constructor(part: UnavailablePart, why: string, options?: ErrorOptions) {
    super(why, options)
    this.part = part
  }
}

/** The queue for this work is full: the client is told when to try again. */
export class Overloaded extends Error {
  readonly retryAfterSeconds: number

  constructor(what: string, { retryAfterSeconds = 5 }: { retryAfterSeconds?: number } = {}) {
    super(what)
    this.name = 'Overloaded'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The client has closed its connection: the answer has no reader, so the work for it ends. */
export class ClientGone extends Error {
  override name = 'ClientGone'

  constructor() {
    super('the client has closed the connection')
  }
}
