/** A refusal of the whole request, before any tool. */
export class McpRequestRefused extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** JSON-RPC's own code for what is no request. */
const INVALID_REQUEST = -32_600

export function mcpRefusalResponse({ status, message, headers }: McpRequestRefused): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } }, { status, headers })
}
