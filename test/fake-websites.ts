import type { FetchedPage, WebsiteReader } from '#adapters/fetching/website-reader.ts'

type Page = { html: string; url?: string }

/** The internet of a test: pages by their address, TXT records by their name. What is not there is unreachable. */
export function fakeWebsites() {
  const pages = new Map<string, Page>()
  const txt = new Map<string, string[]>()
  const asked: string[] = []
  const read = (address: URL): FetchedPage | undefined => {
    asked.push(address.href)
    const page = pages.get(address.href)
    return page && { ok: true, url: new URL(page.url ?? address.href), html: page.html, truncated: false }
  }
  const websites: WebsiteReader = {
    async fetchPage(addresses) {
      for (const address of addresses) {
        const found = read(address)
        if (found) return found
      }
      return { ok: false, reason: 'unreachable' }
    },
    readTxt: async (name) => ({ ok: true, records: txt.get(name) ?? [] }),
  }
  return { websites, pages, txt, asked }
}

/** A page that says whose it is. */
export const pageOf = (slug: string) => ({
  html: `<html><a rel="me" href="http://localhost:3000/@${slug}">Me</a></html>`,
})
