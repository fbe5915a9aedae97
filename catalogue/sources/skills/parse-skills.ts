import type { CategorySlug } from '#catalogue/sources/categories.ts'

export type SkillSource = {
  slug: string
  displayName: string
  categories: CategorySlug[]
  aliases: string[]
  means?: string
  offTopic?: true
}

/** Short names keep a skill on one line. */
const categoryOf: Record<string, CategorySlug> = {
  web: 'web-design-ui-ux',
  shop: 'e-commerce-development',
  dev: 'web-development',
  graphic: 'graphic-design',
  brand: 'branding-and-strategy',
  seo: 'seo-audit-and-optimization',
  ads: 'digital-marketing-and-advertising',
  photo: 'photography-video',
  code: 'custom-code-scripting',
  connect: '3rd-party-integrations',
  illus: 'illustration',
  system: 'design-system-setup',
  motion: 'animation',
  nocode: 'no-low-code-app-creation',
  '3d': '3d-design',
  data: 'data-and-analytics',
  migrate: 'platform-migrations',
  a11y: 'accessibility-audit-and-optimization',
}

/** Reads lines of `slug | Display Name | categories | alias, alias, …`. */
export function parseSkills(table: string): SkillSource[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [slug, displayName, categories, aliases, ...rest] = line.split('|').map((cell) => cell.trim())
    if (!slug || !displayName || !categories || !aliases || rest.length > 0) {
      throw new Error(`Skill line needs "slug | Display Name | categories | aliases": ${line}`)
    }
    return {
      slug,
      displayName,
      categories: categories.split(/\s+/u).map((short) => {
        const category = categoryOf[short]
        if (!category) throw new Error(`Skill ${slug} names the unknown category "${short}"`)
        return category
      }),
      aliases: aliases.split(',').map((alias) => alias.trim()),
    }
  })
}
