import type { ElementType } from 'react'

import { currentBasePath, withBasePath } from '#client/base-path.ts'

/** Attributes of HTML elements that hold an address. */
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'data-island'] as const

/** `/a.webp 320w, /b.webp 640w` */
const withBasePaths = (sources: string) => sources.split(', ').map(withBasePath).join(', ')

/**
 * R560: under a base path, addresses in the attributes of HTML elements get it. Components get their props as they are:
 * React Router's own add the base path themselves.
 */
export function prefixBasePath<Props>(type: ElementType, props: Props): Props {
  if (currentBasePath() === '' || typeof type !== 'string') return props
  const given = props as Record<string, unknown>
  const changed: Record<string, string> = {}
  for (const name of ADDRESSES) {
    const value = given[name]
    if (typeof value === 'string') changed[name] = withBasePath(value)
  }
  if (typeof given['srcSet'] === 'string') changed['srcSet'] = withBasePaths(given['srcSet'])
  return { ...props, ...changed }
}
