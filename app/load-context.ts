import { createContext } from 'react-router'

import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Client } from '#client/client.ts'

import type { TakeFile } from './read-form.ts'

/** What the server hands to loaders and actions; it reads these keys off the build's entry module. */
export const clientContext = createContext<Client>()

export type SiteInfo = { url: string; name: string; platformName: string; demo: boolean }

export const siteContext = createContext<SiteInfo>()

/** Whether the page is rendered on the server; otherwise a browser asks for what a page of its own shows. */
export const documentContext = createContext<boolean>()

/** The bytes of a page; whoever has them says when they are no longer needed, and must not look at them afterwards. */
/** `version` is another when any byte is, and takes less to find than by reading them all. */
export type PageBody = { bytes: Buffer; version: string; release: () => void }

/** Where the bytes of a page go, if not into the answer: a long page is copied twice on its way through that. */
export const takeBodyContext = createContext<((body: PageBody) => void) | undefined>()

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
