import createClient from 'openapi-fetch'

import type { components, paths } from './openapi.d.ts'

type Schemas = components['schemas']
export type HostUser = Schemas['HostUser']
export type HostWorkspace = Schemas['HostWorkspace']
export type HostAsset = Schemas['HostAsset']
export type HostLineAnswer = Schemas['HostLineAnswer']

/** A line of a batch: what to report, or what was deleted. */
export type HostLine =
  | { kind: 'users'; id: string; report: HostUser }
  | { kind: 'workspaces'; id: string; report: HostWorkspace }
  | { kind: 'assets'; id: string; report: HostAsset }
  | { kind: 'users' | 'workspaces' | 'assets'; id: string; deleted: true; version: number | string }

/** The site applies so many lines together. */
const LINES_PER_CALL = 500

/** Whether a refused line may succeed unchanged: the site was busy, or its database was away. Send it again later. */
export const isTemporary = ({ error }: HostLineAnswer): boolean => error?.code === 'unavailable'

type Options = {
  /** The marketplace's origin, such as https://experts.example.com. */
  siteUrl: string
  /** A token of `HOST_SYNC_TOKEN` or `HOST_TOKENS`; reads that are for everyone need none. */
  token?: string | undefined
  fetch?: (request: Request) => Promise<Response>
}

/** The calls of a marketplace for the platform that it belongs to, typed by its OpenAPI document. */
export function createGuildhallClient({ siteUrl, token, fetch = globalThis.fetch }: Options) {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const client = createClient<paths>({ baseUrl: siteUrl.replace(/\/$/, ''), headers, fetch })

  async function sendLines(lines: HostLine[], snapshot: string | undefined): Promise<HostLineAnswer[]> {
    const { data, error, response } = await client.POST('/v1/marketplace/host/batch', {
      params: { query: snapshot === undefined ? {} : { snapshot } },
      headers: { 'content-type': 'application/x-ndjson' },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      bodySerializer: (body) => body,
      parseAs: 'text',
    })
    if (error) throw new Error(`The batch was refused (${response.status}): ${error.msg}`)
    const answers = String(data).split('\n').filter(Boolean)
    if (answers.length !== lines.length) throw new Error('The connection ended before all lines were answered.')
    return answers.map((answer) => JSON.parse(answer) as HostLineAnswer)
  }

  return {
    ...client,
    /** Sends any number of lines, some hundred at a time; yields each with its answer, in order. */
    async *sendBatch(
      lines: Iterable<HostLine> | AsyncIterable<HostLine>,
      { snapshot }: { snapshot?: string } = {},
    ): AsyncGenerator<{ line: HostLine; answer: HostLineAnswer }> {
      const waiting: HostLine[] = []
      const send = async () => {
        const sent = waiting.splice(0)
        const answers = await sendLines(sent, snapshot)
        return sent.flatMap((line, at) => (answers[at] ? [{ line, answer: answers[at] }] : []))
      }
      for await (const line of lines) {
        waiting.push(line)
        if (waiting.length >= LINES_PER_CALL) yield* await send()
      }
      if (waiting.length > 0) yield* await send()
    },
  }
}
