import type { TestSite } from '#test/test-site.ts'

type Jar = Map<string, string>

function take(jar: Jar, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    const ends = attributes.some((one) => /^\s*(?:max-age=0|expires=Thu, 01 Jan 1970)/i.test(one))
    if (ends) jar.delete(name)
    else jar.set(name, value.join('='))
  }
}

const cookieOf = (jar: Jar) => [...jar].map((pair) => pair.join('=')).join('; ')

/** A browser as far as cookies and redirects go: one jar for the site, one for the provider. */
export function openBrowser(site: TestSite, { address = '203.0.113.7' } = {}) {
  const [here, there]: [Jar, Jar] = [new Map(), new Map()]

  async function send(method: string, path: string, body?: unknown) {
    const answer = await site.send(method, path, {
      cookie: cookieOf(here),
      address,
      ...(body !== undefined && { body }),
    })
    take(here, answer.headers)
    return answer
  }

  async function visit(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: cookieOf(there) } })
    take(there, response.headers)
    return response
  }

  return {
    here,
    there,
    send,
    visit,
    /** Begins a sign-in; returns the address at the provider. */
    async start(body: { next?: string; fresh?: boolean } = {}): Promise<URL> {
      const answer = await send('POST', '/user/auth/host/start', body)
      return new URL(String(answer.body['url']))
    },
    /** Signs in at the real provider, until it sends the browser back; returns that address. */
    async signInThere(url: URL, account: string, intent = 'login'): Promise<URL> {
      let at = url.href
      for (let step = 0; step < 10; step += 1) {
        const form = at.includes('/interaction/') && new URLSearchParams({ account, intent })
        const response = await visit(at, form ? { method: 'POST', body: form } : {})
        const location = response.headers.get('location')
        if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
        at = new URL(location, at).href
        if (at.includes('/sign-in/host/callback')) return new URL(at)
      }
      throw new Error('the provider never led back')
    },
    /** Hands the provider's answer to the API, as the page does. */
    async finish(returned: URL) {
      return (await send('GET', `/user/auth/host/callback${returned.search}`)).body
    },
    async me() {
      return (await send('GET', '/v1/marketplace/me')).body['user'] as { id: string; email: string } | null
    },
  }
}

export type TestBrowser = ReturnType<typeof openBrowser>
