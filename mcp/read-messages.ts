import { parseMediaType } from '#domain/forms/multipart.ts'
import { isNestedDeeper, parseJson } from '#domain/forms/parse-json.ts'
import { readBoundedText } from '#domain/forms/read-bounded-text.ts'
import { AGENT_REQUEST_LIMITS, MAX_JSON_DEPTH } from '#domain/limits.ts'

import { McpRequestRefused } from './refused-request.ts'

const { bytes: MAX_BYTES, messages: MAX_MESSAGES } = AGENT_REQUEST_LIMITS

const tooLarge = () => new McpRequestRefused(413, `A request may have ${MAX_BYTES} bytes at most.`)
const brokenOff = () => new McpRequestRefused(400, 'The request did not arrive whole.')

async function readJson({ headers, body }: Request): Promise<unknown> {
  if (parseMediaType(headers.get('content-type') ?? '') !== 'application/json') {
    throw new McpRequestRefused(415, 'Send application/json.')
  }
  if (Number(headers.get('content-length')) > MAX_BYTES) throw tooLarge()
  const text = body ? await readBoundedText(body, { maxBytes: MAX_BYTES, tooLarge, brokenOff }) : ''
  if (isNestedDeeper(text, MAX_JSON_DEPTH)) {
    throw new McpRequestRefused(400, `A request may be nested ${MAX_JSON_DEPTH} levels deep at most.`)
  }
  try {
    return parseJson(text)
  } catch {
    throw new McpRequestRefused(400, 'The request is not valid JSON.')
  }
}

function has(message: unknown, name: string): boolean {
  return typeof message === 'object' && message !== null && Object.hasOwn(message, name)
}

/**
 * Notifications, and answers to questions that we never ask. Nothing outlasts a request here, so they mean nothing; one
 * that cancels a request of its own batch would leave that without the answer for which the batch waits.
 */
function needsNoAnswer(message: unknown): boolean {
  return has(message, 'method') ? !has(message, 'id') : has(message, 'result') || has(message, 'error')
}

function idsOf(messages: unknown[]): unknown[] {
  return messages.flatMap((message) => (has(message, 'id') ? [(message as { id: unknown }).id] : []))
}

/** R331: the messages that wait for an answer, bounded before they are interpreted. */
export async function parseMcpMessages(request: Request): Promise<unknown[]> {
  const json = await readJson(request)
  const all: unknown[] = Array.isArray(json) ? json : [json]
  if (all.length === 0) throw new McpRequestRefused(400, 'There is no message.')
  if (all.length > MAX_MESSAGES) throw new McpRequestRefused(400, `A batch may have ${MAX_MESSAGES} messages at most.`)
  const messages = all.filter((message) => !needsNoAnswer(message))
  const ids = idsOf(messages)
  if (new Set(ids).size < ids.length)
    throw new McpRequestRefused(400, 'Each message of a batch needs an id of its own.')
  return messages
}
