/** When a form was last sent, in the browser's local storage. */
export const LAST_SUBMIT_KEY = 'changed'

/**
 * R311: Back may bring a page from the browser's memory as it was before a form changed something (a follow, the
 * shortlist, the session). Such a page is reloaded. Forms that only look something up change nothing.
 */
export const RELOAD_STALE_SCRIPT = `{let k="${LAST_SUBMIT_KEY}",t=Date.now();on("submit",e=>{try{if(e.target.method=="post")localStorage[k]=Date.now()}catch{}});on("pageshow",e=>{try{if(e.persisted&&localStorage[k]>t)location.reload()}catch{}})}`
