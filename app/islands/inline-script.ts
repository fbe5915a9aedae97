import { LOAD_ON_TOUCH } from './load-on-touch.ts'
import { RELOAD_STALE } from './reload-stale.ts'

/** The only inline script of the site. It is the same on every page, so that the CSP can allow it by its hash. */
export const INLINE_SCRIPT = LOAD_ON_TOUCH + RELOAD_STALE
