type Limits = { maxBytes: number; tooLarge: () => Error; brokenOff: (cause: unknown) => Error }

/** Reads a body as text, and no further than `maxBytes`. */
export async function readBoundedText(
  body: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge, brokenOff }: Limits,
): Promise<string> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw brokenOff(cause)
    })
    if (done) return Buffer.concat(chunks).toString('utf8')
    bytes += value.length
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(value)
  }
}
