import { LOAD_ON_TOUCH } from './load-on-touch.ts'
import { RELOAD_STALE } from './reload-stale.ts'

/** Every moment on a page (app/ui/moment.tsx) in the reader's own time, with what the server wrote as its title. */
const LOCAL_TIMES =
  'on("DOMContentLoaded",()=>{for(const t of document.querySelectorAll("time[data-local]")){t.title=t.textContent;t.textContent=new Date(t.dateTime).toLocaleString("en",{dateStyle:"medium",timeStyle:"short"})}})'

/** The one inline script of the site, the same on every page, so that the policy can allow it by its hash. */
export const INLINE_SCRIPT = `{const on=addEventListener;${[LOAD_ON_TOUCH, RELOAD_STALE, LOCAL_TIMES].join(';')}}`
