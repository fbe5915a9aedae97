/** Bytes that are sent again and again. */
export type Sendable = {
  bytes: Buffer
  /** The same as text, a letter for each byte, while it is among the busiest. */
  text?: string | undefined
  /** Which answer it was last sent with. */
  lastSent?: number
}

/** A megabyte or two. */
const MOST = 128
/** Sent again within so many answers, a body is busy. */
const SOON = 64

/**
 * Node sends a head and a text as one piece, but a head and bytes as two, which takes a twentieth longer. For the
 * busiest few bodies that is worth a second copy.
 */
export function createHotBodies({ most = MOST, soon = SOON } = {}) {
  const hot: Sendable[] = []
  let next = 0
  let answers = 0

  function heat(body: Sendable): string {
    const cooled = hot[next]
    if (cooled) cooled.text = undefined
    hot[next] = body
    next = (next + 1) % most
    const text = body.bytes.toString('latin1')
    body.text = text
    return text
  }

  /** What to hand to `end`, with the encoding `latin1`. */
  return (body: Sendable): string | Buffer => {
    answers += 1
    const isBusy = body.lastSent !== undefined && answers - body.lastSent <= soon
    body.lastSent = answers
    return body.text ?? (isBusy ? heat(body) : body.bytes)
  }
}
