import type { Context } from 'hono'

const MAX_LENGTH = 200

/** The text fields of a form: trimmed, on one line, and of a bounded length. */
export async function readFields(c: Context): Promise<Record<string, string>> {
  const body = Object.entries(await c.req.parseBody())
  const texts = body.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(
    texts.map(([name, text]) => [name, text.split(/\s+/).join(' ').trim().slice(0, MAX_LENGTH)]),
  )
}
