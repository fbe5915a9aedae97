import type { Client } from '#client/client.ts'
import { fetchSuggestions } from '#client/lists/suggestions.ts'
import { ToolError } from '#mcp/tool.ts'

export type HireSlugs = { skill: string; country?: string | undefined; city?: string | undefined }

async function findSkill(client: Client, name: string): Promise<string> {
  const { namedSkill, skills } = await fetchSuggestions(client, name)
  if (namedSkill !== null) return namedSkill
  const near = skills.map(({ slug }) => slug).join(', ')
  throw new ToolError(`No skill has the name “${name}”.${near && ` Perhaps one of these: ${near}.`}`)
}

async function findPlaceNamed(client: Client, kind: 'country' | 'city', name: string): Promise<string> {
  const { places } = await fetchSuggestions(client, name)
  const found = places.find((place) => place.kind === kind)
  if (!found) throw new ToolError(`No ${kind} has the name “${name}”.`)
  return found.slug
}

/** The slugs of a skill and a place that were given by name. */
export async function resolveHireSlugs(client: Client, { skill, country, city }: HireSlugs): Promise<HireSlugs> {
  return {
    skill: await findSkill(client, skill),
    country: country === undefined ? undefined : await findPlaceNamed(client, 'country', country),
    city: city === undefined ? undefined : await findPlaceNamed(client, 'city', city),
  }
}
