import type { MetaDescriptor } from 'react-router'

import type { RootData } from './shell/root-data.ts'
import { textsFor } from './shell/use-texts.ts'

/** What a `meta` function is given; the root has no data where its loader failed. */
type Matches = readonly [{ loaderData?: RootData | undefined }, ...unknown[]]

/** The texts of a page, for its `meta`. */
export const textsForMeta = ([root]: Matches) => textsFor(root.loaderData?.language ?? 'en')

/** The title as tabs and histories show it, with the site's name where that is known. */
export function withSiteName(title: string, name: string | undefined): string {
  return name === undefined ? title : `${title} | ${name}`
}

export const siteTitle = (title: string, [root]: Matches) => withSiteName(title, root.loaderData?.site.name)

/** For pages that search engines do not list. */
export const privateMeta = (title: string, matches: Matches): MetaDescriptor[] => [
  { title: siteTitle(title, matches) },
  { name: 'robots', content: 'noindex' },
]

/** The same for pages whose address is a secret. */
export const secretPageMeta = (title: string, matches: Matches): MetaDescriptor[] => [
  ...privateMeta(title, matches),
  // So that the secret does not leak in the Referer header. (`no-referrer` would blank our form's Origin.)
  { name: 'referrer', content: 'same-origin' },
]
