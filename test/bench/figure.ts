/**
 * One measurement, as a ratio to a baseline of the same run: absolute times differ between machines, ratios hardly do.
 */
export type Figure = {
  name: string
  /** How many profiles the site had, where that matters. */
  profiles?: number
  value: number
  unit: 'requests/s' | 'ms' | 's' | 'MB' | 'CPU ms'
  yardstick?: { name: string; value: number }
  /** The target: for the ratio where there is a baseline, else for the value. */
  atLeast?: number
  atMost?: number
}
