import { addressesWithoutParameters } from '#domain/addresses-without-parameters.ts'
import * as addresses from '#domain/addresses.ts'

/** The parts of an address that logs and metrics use. */
export type PageAddress = {
  /** Without a query. */
  path: string
  /** Its first segment, where that is one of ours. */
  area: string
  /** The handle in a profile's address, as requested. */
  handle: string | undefined
}

const PROFILE = addresses.profile('')

const BESIDE_PAGES = ['v1', 'user', 'assets', 'brand', 'media', 'social', 'docs', 'mcp', 'sitemaps']

/** Pages that are requested too rarely to be worth a time series. */
const UNMEASURED = new Set(
  [
    addresses.signOut,
    addresses.verifyEmail,
    addresses.resetPassword,
    addresses.confirmMessage,
    addresses.confirmAddress,
    addresses.privacy,
    addresses.terms,
    addresses.imprint,
    addresses.devMailbox,
    addresses.newProfile,
  ].map(firstPart),
)

/** First segments of our addresses. Made-up addresses create no new time series. */
const AREAS = new Map(
  ['home', ...BESIDE_PAGES, ...addressesWithoutParameters().map(firstPart)]
    .filter((area) => !UNMEASURED.has(area))
    .map((area) => [area, area]),
)

function firstPart(path: string): string {
  const end = path.indexOf('/', 1)
  return path.slice(1, end < 0 ? undefined : end)
}

function areaOf(path: string): string {
  if (path.startsWith(PROFILE)) return '@handle'
  return AREAS.get(firstPart(path) || 'home') ?? 'other'
}

export function parsePageAddress(url: string): PageAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  return { path, area: areaOf(path), handle: path.startsWith(PROFILE) ? path.slice(PROFILE.length) : undefined }
}
