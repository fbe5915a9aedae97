/** R253: a session's token belongs in its HttpOnly cookie only; better-auth would also put it in the body. */
export async function stripSessionTokens(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const shown = text === '' ? text : JSON.stringify(JSON.parse(text, hideToken))
  return new Response(shown, { status: response.status, headers })
}

function hideToken(name: string, value: unknown): unknown {
  return name === 'token' ? undefined : value
}
