import { ReadableStream as NodeStream } from 'node:stream/web'

/** Produces parts on demand. A failure half way aborts the response, so that no client takes it for complete. */
export function streamText(parts: AsyncGenerator<string>, onError: (error: unknown) => void): ReadableStream {
  return NodeStream.from(encode(parts, onError)) as ReadableStream
}

async function* encode(parts: AsyncGenerator<string>, onError: (error: unknown) => void) {
  const encoder = new TextEncoder()
  try {
    for await (const part of parts) yield encoder.encode(part)
  } catch (error) {
    onError(error)
    throw error
  }
}
