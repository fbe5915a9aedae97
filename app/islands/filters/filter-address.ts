/** R313: the address that a form's fields make, without the empty ones; `panel` is its fragment. */
export function filterAddress(path: string, fields: Iterable<[string, unknown]>, panel = ''): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.append(name, value)
  return path + (query.size > 0 ? `?${query}` : '') + (panel && `#${panel}`)
}
