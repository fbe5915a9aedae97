/** What a request may need and find missing for a while; `clock` is that of the node itself. */
export type Part = 'database' | 'pictures' | 'clock'

/** R361: a part of the site is temporarily unavailable: the client is told which, and when to try again. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly part: Part

  constructor(part: Part, why: string, options?: ErrorOptions) {
    super(why, options)
    this.part = part
  }
}
