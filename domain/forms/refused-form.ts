/** R680: what an action answered to a form that it refused. */
export type RefusedForm = {
  status: number
  /** What the page shows: the errors, and what was typed. */
  data: unknown
  /** Whether it is an error page, or the page at which the sender signs in first (R170). */
  thrown: boolean
}
