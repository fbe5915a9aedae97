/** Keys of website pictures that the demo renders when they are first requested. */
export const DEMO_PICTURES = [
  'pool-site-4',
  'pool-site-11',
  'pool-site-18',
  'pool-site-25',
  'pool-site-33',
  'pool-site-47',
] as const

/** The password of every demo account, which the demo's sign-in page shows. */
export const DEMO_PASSWORD = 'guildhall-demo'

/** How far the demo's clock can be moved at once. */
export const MAX_DEMO_DAYS = 365
