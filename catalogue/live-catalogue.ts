import type { Catalogue } from './catalogue.ts'

export type LiveCatalogue = {
  /** Always the version of the moment: hand this to whatever lives longer than a request. */
  catalogue: Catalogue
  /** One version, for a page that must not change while it is made. */
  current: () => Catalogue
  replace: (next: Catalogue) => void
}

/** A catalogue whose every property is read off the version of the moment, so no caller keeps an old one. */
export function createLiveCatalogue(first: Catalogue): LiveCatalogue {
  let version = first
  const names = Object.keys(first) as (keyof Catalogue)[]
  const properties = Object.fromEntries(
    names.map((name) => [name, { enumerable: true, get: () => version[name] } satisfies PropertyDescriptor]),
  )
  return {
    catalogue: Object.defineProperties({}, properties) as Catalogue,
    current: () => version,
    replace(next) {
      version = next
    },
  }
}
