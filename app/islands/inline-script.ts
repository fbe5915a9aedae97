import { DETECT_TIME_ZONE_SCRIPT } from './detect-zone.ts'
import { LOAD_ON_TOUCH } from './load-on-touch.ts'
import { RELOAD_STALE_SCRIPT } from './reload-stale.ts'

/** The one inline script of the site, the same on every page, so that the policy can allow it by its hash. */
export const INLINE_SCRIPT = `{const on=addEventListener;${[LOAD_ON_TOUCH, RELOAD_STALE_SCRIPT, DETECT_TIME_ZONE_SCRIPT].join(';')}}`
