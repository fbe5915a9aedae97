import { createContext } from 'react-router'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Client } from '#client/client.ts'

import type { FragmentCache } from './fragments/fragment-cache.ts'
import type { TakeFile } from './read-form.ts'

/** What the server hands to loaders and actions; it reads these keys off the build's entry module. */
export const clientContext = createContext<Client>()

export type SiteInfo = {
  url: string
  name: string
  platformName: string
  demo: boolean
  /** `@name`, where the operator has given one. */
  twitterHandle?: string | undefined
}

export const siteContext = createContext<SiteInfo>()

/** Whether the page is rendered on the server; otherwise a browser asks for what a page of its own shows. */
export const documentContext = createContext<boolean>()

/** HTML of parts of pages, one cache per process. */
export const fragmentCacheContext = createContext<FragmentCache>()

/** What the page cache gets of a page besides its status and headers, filled in while the page is rendered. */
export type RenderResult = {
  /** What the page read, as tags that a change can name; undefined once it read something without tags. */
  tags: Set<string> | undefined
  /** The page, in place of the response's body: through that, a long page would be copied twice. */
  bytes?: Buffer
}

/** Set where the page cache has a page rendered. */
export const renderResultContext = createContext<RenderResult | undefined>()

/** Skills, places and links: for loaders on the server, never in a browser's bundle. */
export const catalogueContext = createContext<Catalogue>()

/** Where an error goes that a page did not expect. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** Where browsers send pictures when that is not our own server. */
export const uploadOriginContext = createContext<string | undefined>()

/** Keeps a file that comes with a form until the request is answered: for those who may send one. */
export const takeFileContext = createContext<TakeFile>()

/** The text of an operator's page (privacy, terms, imprint), as HTML. */
export const legalTextContext = createContext<(page: string) => Promise<string>>()
