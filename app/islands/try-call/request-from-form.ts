/** A field of a form: a parameter, or the body. */
type CallField = { name: string; value: string; where: string; isList: boolean }

/** The request that a form describes: `GET /v1/…/{slug}` with its fields filled in; empty ones are left out. */
export function requestFromForm(call: string, fields: CallField[]): { address: string; init: RequestInit } {
  const [method = 'GET', path = ''] = call.split(' ')
  const given = (where: string) => fields.filter((field) => field.where === where && field.value !== '')
  const filled = given('path').reduce(
    (address, { name, value }) => address.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  )
  const values = given('query').flatMap(({ name, value, isList }) =>
    (isList ? value.split(',') : [value]).map((one): [string, string] => [name, one.trim()]),
  )
  const query = String(new URLSearchParams(values))
  const body = given('body')[0]?.value
  const headers = [
    ...given('header').map(({ name, value }): [string, string] => [name, value]),
    ...(body === undefined ? [] : [['content-type', 'application/json'] as [string, string]]),
  ]
  return { address: query ? `${filled}?${query}` : filled, init: { method, headers, ...(body && { body }) } }
}
