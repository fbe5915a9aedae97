import type { Catalogue } from '#catalogue/catalogue.ts'
import type { UnmatchedTermKind } from '#domain/admin/unmatched-term.ts'

type Entry = { slug: string; displayName: string }

/** The entry that an admin means, by its slug, name or alias. */
export function findCatalogueEntry(
  catalogue: Catalogue,
  { kind, text }: { kind: UnmatchedTermKind; text: string },
): Entry | undefined {
  const name = text.normalize('NFC').toLowerCase()
  if (kind === 'skill') return catalogue.normalizeSkillNames([name])[0]
  if (kind === 'city') return catalogue.cities.get(name) ?? catalogue.cities.get(catalogue.cityAliases.get(name) ?? '')
  return catalogue.countries.get(name) ?? catalogue.countries.get(catalogue.countryAliases.get(name) ?? '')
}

/** Entries of the kind that the term may mean. */
export function suggestCatalogueEntries(
  catalogue: Catalogue,
  { kind, term }: { kind: UnmatchedTermKind; term: string },
): Entry[] {
  const { skills, places } = catalogue.suggestTerms(term)
  const terms = kind === 'skill' ? skills : places.filter((place) => place.kind === kind)
  return terms.map(({ slug, displayName }) => ({ slug, displayName }))
}
