import { createHirePathIndex } from './hire-site-map.ts'
import type { AddedAliases, CatalogueSnapshot } from './snapshot.ts'

export type ChangedList = { list: string; before: string[]; after: string[] }

export type CatalogueSnapshotChanges = {
  addedPaths: string[]
  removedPaths: string[]
  changedLists: ChangedList[]
  addedAliases: { kind: keyof AddedAliases; alias: string; slug: string }[]
  removedAliases: { kind: keyof AddedAliases; alias: string; slug: string }[]
}

function pathsOf({ hireSiteMap }: CatalogueSnapshot) {
  return createHirePathIndex(hireSiteMap).paths()
}

/** Every list under a name that says where it stands. */
function listsOf(snapshot: CatalogueSnapshot): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  const add = (table: string, entries: Record<string, string[]>) => {
    for (const [key, list] of Object.entries(entries)) lists.set(`${table}/${key}`, list)
  }
  add('related-skills', snapshot.relatedSkills)
  add('locations-widget', snapshot.locationsWidget)
  add('skills-per-city', snapshot.skillsPerCity)
  for (const [country, perSkill] of Object.entries(snapshot.citiesPerCountrySkill)) {
    for (const [skill, { cities }] of Object.entries(perSkill)) {
      lists.set(`cities-per-country-skill/${country}/${skill}`, cities)
    }
  }
  lists.set('skills-per-city', Object.keys(snapshot.skillsPerCity))
  return lists
}

function aliasesOf({ aliases }: CatalogueSnapshot) {
  return (['skills', 'cities', 'countries'] as const).flatMap((kind) =>
    Object.entries(aliases[kind]).map(([alias, slug]) => ({ kind, alias, slug })),
  )
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index])

type AliasChanges = Pick<CatalogueSnapshotChanges, 'addedAliases' | 'removedAliases'>

export function compareAliases(before: CatalogueSnapshot, after: CatalogueSnapshot): AliasChanges {
  const key = ({ kind, alias, slug }: ReturnType<typeof aliasesOf>[number]) => `${kind} ${alias} ${slug}`
  const [oldAliases, newAliases] = [aliasesOf(before), aliasesOf(after)]
  const [oldKeys, newKeys] = [new Set(oldAliases.map(key)), new Set(newAliases.map(key))]
  return {
    addedAliases: newAliases.filter((one) => !oldKeys.has(key(one))),
    removedAliases: oldAliases.filter((one) => !newKeys.has(key(one))),
  }
}

/** What another version of the tables would change. */
export function compareCatalogueSnapshots(
  before: CatalogueSnapshot,
  after: CatalogueSnapshot,
): CatalogueSnapshotChanges {
  const [oldPaths, newPaths] = [pathsOf(before), pathsOf(after)]
  const [oldLists, newLists] = [listsOf(before), listsOf(after)]
  const changedLists = [...new Set([...oldLists.keys(), ...newLists.keys()])].flatMap((list): ChangedList[] => {
    const [was, is] = [oldLists.get(list) ?? [], newLists.get(list) ?? []]
    return same(was, is) ? [] : [{ list, before: was, after: is }]
  })
  return {
    addedPaths: [...newPaths.keys()].filter((path) => !oldPaths.has(path)),
    removedPaths: [...oldPaths.keys()].filter((path) => !newPaths.has(path)),
    changedLists,
    ...compareAliases(before, after),
  }
}
