import { StartError } from '#server/startup/start-error.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i

/** R198: the demo has an admin whose password is public, so opening it on a network takes an explicit DEMO=1. */
export function refuseOpenDemo({ host, siteUrl }: { host: string; siteUrl: URL }): void {
  const why = !LOOPBACK.test(host)
    ? `HOST is ${host}`
    : siteUrl.protocol === 'https:' && `SITE_URL is ${siteUrl.origin}`
  if (!why) return
  throw new StartError(
    `DEMO must be said where others can come in (${why}), since the demo's accounts have a password that everyone knows: set DEMO=0 and SMTP_URL for a site of your own, or DEMO=1 for an open demo.`,
  )
}
