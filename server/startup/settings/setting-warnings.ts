import { editDistance } from '#domain/text/edit-distance.ts'

/** Names that begin so are meant for us. */
const OURS =
  /^(?:GUILDHALL|DATABASE|SMTP|S3|CDN|ANALYTICS|AUTH_SECRET|PAGE_CACHE|FRAGMENT_CACHE|TRUST_PROX|METRICS|DEMO|WEBHOOK|BACKUP)_/

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[-_.]/g, '')

/** R368: variables that nothing reads, though their name is nearly that of a setting. */
function misspelt(given: string[], settings: readonly string[]): string[] {
  return given
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = settings.find(
        (one) => lettersOf(one) === lettersOf(name) || editDistance(name, one, { most: 1 }) === 1,
      )
      if (meant) return [`${name} is not a setting, and is ignored: is ${meant} meant?`]
      return OURS.test(name) ? [`${name} is not a setting, and is ignored.`] : []
    })
}

type Given = Record<string, string | undefined>

/** The settings as they were read; see env.ts. */
type Judged = {
  siteUrl: URL
  demo: boolean
  pageCacheBytes: number
  smtpUrl: string | undefined
  authSecret: string | undefined
  previousAuthSecrets: string[]
  trustProxy: object | false
  webhooks: { allowPrivate: boolean }[]
}

/** R368: what is set and has no effect, or an effect that cannot be intended: a line for each. */
export function settingWarnings(given: Given, env: Judged, settings: readonly string[]): string[] {
  const isSet = (name: string) => given[name] !== undefined && given[name] !== ''
  const lines = misspelt(Object.keys(given).filter(isSet), settings)
  const warn = (isWrong: boolean, line: string) => void (isWrong && lines.push(line))
  const isHttps = env.siteUrl.protocol === 'https:'
  const isLocal = /^(?:localhost|127\..*|\[::1\])$/.test(env.siteUrl.hostname)
  warn(isSet('DEMO_PROFILES') && !env.demo, 'DEMO_PROFILES has no effect: there is no demo.')
  warn(isSet('PAGE_CACHE_MB') && env.pageCacheBytes === 0, 'PAGE_CACHE_MB has no effect: PAGE_CACHE is off.')
  warn(isSet('MAIL_FROM') && !env.smtpUrl, 'MAIL_FROM has no effect: without SMTP_URL no mail is sent.')
  warn(
    isSet('AUTH_SECRET') && env.previousAuthSecrets.includes(env.authSecret ?? ''),
    'AUTH_SECRET_PREVIOUS lists AUTH_SECRET itself: name the value from before.',
  )
  warn(
    isHttps && !env.trustProxy,
    'TRUST_PROXY is 0, though SITE_URL is https: all visitors seem to come from the proxy that has the certificate, and share its limits.',
  )
  warn(
    !env.demo && !isLocal && env.webhooks.some(({ allowPrivate }) => allowPrivate),
    'WEBHOOK_ALLOW_PRIVATE is 1: events may be sent to addresses of this network. Take it out unless the receiver is there.',
  )
  warn(isLocal && !env.demo, `SITE_URL is ${env.siteUrl.origin}: links in mails lead nowhere but on this machine.`)
  return lines
}
