/** One measured thing as a ratio against a yardstick of the same run: machines differ, ratios hardly do. */
export type Figure = {
  name: string
  /** How many profiles the site had, where that matters. */
  profiles?: number
  value: number
  unit: 'requests/s' | 'ms' | 's' | 'MB' | 'CPU ms'
  yardstick?: { name: string; value: number }
  /** What is wanted: of the ratio where there is a yardstick, else of the value. */
  atLeast?: number
  atMost?: number
}
