/** The value of a cookie in a request’s `Cookie` header; empty where it is not there. */
export function cookieValue(cookies: string | null | undefined, name: string): string {
  // Nearly everyone has none, and is let through by one look.
  if (!cookies?.includes(name)) return ''
  const found = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim() ?? ''
}
