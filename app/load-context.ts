import { createContext } from 'react-router'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Client } from '#client/client.ts'
import type { ReadOnlyState } from '#domain/admin/read-only.ts'
import type { PageBrand } from '#domain/brand/brand.ts'
import type { RefusedForm } from '#domain/forms/refused-form.ts'
import type { PageImpressions } from '#domain/statistics/page-impressions.ts'
import type { Language } from '#locales/texts.ts'

import type { FragmentCache } from './fragments/fragment-cache.ts'
import type { TakeFile } from './read-form.ts'

/** Contexts that the server sets for loaders and actions; it imports these keys from the build's entry module. */
export const clientContext = createContext<Client>()

export type SiteInfo = {
  url: string
  name: string
  platformName: string
  demo: boolean
  /** `@name`, where the operator has given one. */
  twitterHandle?: string | undefined
  /** R462: where pictures are, if not on the site itself. */
  mediaUrl?: string | undefined
  /** How people sign in; by default with a password alone. */
  signIn?: { hostName: string; passwords: boolean } | undefined
  /** R480: the operator's own look; absent for ours. */
  brand?: PageBrand
  /** R620: in force while the site takes no changes. */
  readOnly?: ReadOnlyState | undefined
}

export const siteContext = createContext<SiteInfo>()

/** The language of the page. */
export const languageContext = createContext<Language>('en')

/** True for a document request; false when a hydrated page fetches loader data. */
export const documentRequestContext = createContext<boolean>()

/** The fragment cache, one per process. */
export const fragmentCacheContext = createContext<FragmentCache>()

/** What a rendered page has for the code that sends it, besides status and headers. */
export type RenderResult = {
  /** Cache tags of the data that the page read; undefined once it read something without tags. */
  tags: Set<string> | undefined
  /** The rendered page. It bypasses the response's body, which would copy a long page twice. */
  bytes?: Buffer
}

export const renderResultContext = createContext<RenderResult | undefined>()

/** What is counted whenever the page is sent. */
export const pageImpressionsContext = createContext<PageImpressions | undefined>(undefined)

/** Skills, places and hire links. Only for loaders on the server, never in the client bundle. */
export const catalogueContext = createContext<Catalogue>()

/** R582: aborts when the client no longer waits for the page. */
export const clientSignalContext = createContext<AbortSignal | undefined>(undefined)

/** Reports an unexpected error of a page. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** The origin that browsers upload pictures to, when it is not this server. */
export const uploadOriginContext = createContext<string | undefined>()

/** R411: origins besides our own to which forms may lead: the site builder's, where people sign in there. */
export const formOriginsContext = createContext<string[]>([])

/** Stores an uploaded file until the request is answered. Only for senders who may upload. */
export const takeFileContext = createContext<TakeFile>()

/** The text of an operator's page (privacy, terms, imprint), as HTML. */
export const legalTextContext = createContext<(page: string) => Promise<string>>()

export type RefusedForms = {
  /** Stores it; returns the address of the page that shows it, or undefined if it is to be answered directly. */
  keep: (form: RefusedForm) => Promise<string | undefined>
  /** What the action has answered before, and the page shows now. */
  shown?: RefusedForm | undefined
}

/** R680: forms that are refused; undefined for who does not browse. */
export const refusedFormsContext = createContext<RefusedForms | undefined>()
