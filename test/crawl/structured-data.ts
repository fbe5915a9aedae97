/** A type of schema.org that we use: what a thing of it needs, and how each of that must look. */
type Needs = Record<string, (value: unknown) => boolean>

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value)
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const isPlace = (value: unknown) => Number.isInteger(value) && Number(value) >= 1
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isThing = (value: unknown) => typeof value === 'object' && value !== null
const isList = (value: unknown) => Array.isArray(value) && value.length > 0

const REQUIRED = new Map<string, Needs>(
  Object.entries<Needs>({
    WebSite: { name: isText, url: isAddress, potentialAction: isThing },
    SearchAction: { target: isThing, 'query-input': isText },
    EntryPoint: { urlTemplate: (value) => isText(value) && String(value).includes('{search_term_string}') },
    Organization: { name: isText },
    Person: { name: isText, url: isAddress },
    ProfilePage: { mainEntity: isThing, dateCreated: isMoment, dateModified: isMoment, url: isAddress },
    BreadcrumbList: { itemListElement: isList },
    ItemList: { itemListElement: isList, numberOfItems: isCount },
    ListItem: { position: isPlace, name: isText },
    PostalAddress: {},
    InteractionCounter: { interactionType: isThing, userInteractionCount: isCount },
    FollowAction: {},
    LikeAction: {},
  }),
)

/** Checked where they are there. */
const OPTIONAL: Needs = {
  addressCountry: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  image: isAddress,
  logo: isAddress,
  item: isAddress,
  url: isAddress,
}

function problemsOfThing(thing: Record<string, unknown>, at: string): string[] {
  const type = thing['@type']
  const needs = typeof type === 'string' ? REQUIRED.get(type) : undefined
  if (!needs) return [`${at} is of no type that we know: ${String(type)}`]
  const missing = Object.entries(needs).filter(([name, isRight]) => !isRight(thing[name]))
  const wrong = Object.entries(OPTIONAL).filter(([name, isRight]) => name in thing && !isRight(thing[name]))
  return [...new Set([...missing, ...wrong].map(([name]) => `${at} (${String(type)}) lacks a right ${name}`))]
}

/** What is wrong with structured data, down to its innermost things. */
export function problemsOfData(data: unknown, at = 'data'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => problemsOfData(one, `${at}[${index}]`))
  if (typeof data !== 'object' || data === null) return []
  const thing = data as Record<string, unknown>
  const inside = Object.entries(thing).flatMap(([name, value]) => problemsOfData(value, `${at}.${name}`))
  // A reference by its id alone does not state its type.
  return '@type' in thing ? [...problemsOfThing(thing, at), ...inside] : inside
}
