import { createContext } from 'react-router'

import type { Client } from '#client/client.ts'

/** What the server hands to loaders and actions; it reads these keys off the build's entry module. */
export const clientContext = createContext<Client>()

export type SiteInfo = { url: string; name: string; platformName: string; demo: boolean }

export const siteContext = createContext<SiteInfo>()

/** Where an error goes that a page did not expect. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** The text of an operator's page (privacy, terms, imprint), as HTML. */
export const legalTextContext = createContext<(page: string) => Promise<string>>()
