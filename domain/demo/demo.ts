/** Pictures of websites that the demo draws when they are first asked for, by their keys. */
export const DEMO_PICTURES = [
  'pool-site-4',
  'pool-site-11',
  'pool-site-18',
  'pool-site-25',
  'pool-site-33',
  'pool-site-47',
] as const

/** Of every demo account; the sign-in page of a demo shows it. */
export const DEMO_PASSWORD = 'guildhall-demo'

/** How far the demo's clock can be moved at once. */
export const MAX_DEMO_DAYS = 365
