import { categoryNames, type CategorySlug } from '#catalogue/sources/categories.ts'
import type { SkillSource } from '#catalogue/sources/skills/parse-skills.ts'
import type { Skill, SkillCategory } from '#catalogue/types.ts'

/** Curated aliases, then the display name and its hashtag unless another entry owns them. */
export function buildSkills(sources: readonly SkillSource[]): Record<string, Skill> {
  const taken = new Set(sources.flatMap((source) => [source.slug, ...source.aliases]))
  const skills = sources.map((source) => {
    // A misspelt skill's aliases are misspelt as it is: its right name belongs to the skill that is meant.
    const name = source.means === undefined ? source.displayName : source.slug.replaceAll('-', ' ')
    const derived = [name.toLowerCase(), hashtag(name)].filter((alias) => alias !== '#' && !taken.has(alias))
    for (const alias of derived) taken.add(alias)
    return { ...source, aliases: [...source.aliases, ...derived] }
  })
  return Object.fromEntries(
    skills
      .sort((a, b) => (a.slug < b.slug ? -1 : 1))
      .map(({ slug, displayName, aliases, categories, means, offTopic }) => [
        slug,
        {
          slug,
          displayName,
          aliases,
          categories,
          ...(means !== undefined && { means }),
          ...(offTopic && { offTopic }),
        },
      ]),
  )
}

export function buildCategories(skills: Record<string, Skill>): Record<string, SkillCategory> {
  const slugs = Object.keys(categoryNames) as CategorySlug[]
  return Object.fromEntries(
    slugs.map((slug) => {
      const members = Object.values(skills).filter((skill) => skill.categories.includes(slug))
      return [slug, { slug, displayName: categoryNames[slug], skills: members.map((skill) => skill.slug) }]
    }),
  )
}

function hashtag(displayName: string): string {
  return `#${displayName.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`
}
