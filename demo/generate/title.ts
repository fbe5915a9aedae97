import type { Skill } from '#catalogue/types.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import { CLIENTS } from './about/clients.ts'

/** What people call themselves, by the category of the skill that they live on. */
const ROLES: Record<string, string[]> = {
  'web-design-ui-ux': [
    'Web designer',
    'UI/UX designer',
    'Product designer',
    'Interface designer',
    'Digital designer',
    'UX designer',
    'Website designer',
  ],
  'web-development': [
    'Web developer',
    'Front-end developer',
    'Full-stack developer',
    'Website developer',
    'Software developer',
    'Site builder',
  ],
  'branding-and-strategy': [
    'Brand designer',
    'Brand strategist',
    'Art director',
    'Identity designer',
    'Creative director',
    'Brand consultant',
  ],
  'graphic-design': [
    'Graphic designer',
    'Visual designer',
    'Editorial designer',
    'Print and web designer',
    'Communication designer',
  ],
  illustration: ['Illustrator', 'Illustrator and designer', 'Visual artist', 'Editorial illustrator'],
  animation: ['Motion designer', 'Animator', 'Motion and web designer', 'Animation director'],
  '3d-design': ['3D designer', '3D artist', 'Creative developer', '3D generalist'],
  'photography-video': ['Photographer', 'Videographer', 'Photographer and editor', 'Film maker', 'Video editor'],
  'seo-audit-and-optimization': ['SEO specialist', 'SEO consultant', 'Search consultant', 'Technical SEO consultant'],
  'digital-marketing-and-advertising': [
    'Digital marketer',
    'Marketing consultant',
    'Copywriter',
    'Content strategist',
    'Campaign manager',
  ],
  'data-and-analytics': ['Analytics consultant', 'Data analyst', 'Tracking specialist', 'Measurement consultant'],
  'e-commerce-development': ['E-commerce developer', 'Online shop builder', 'E-commerce consultant', 'Shop developer'],
  'no-low-code-app-creation': ['No-code developer', 'No-code builder', 'App builder', 'Low-code consultant'],
  '3rd-party-integrations': [
    'Integration specialist',
    'Automation consultant',
    'Integrations developer',
    'Workflow consultant',
  ],
  'custom-code-scripting': ['Creative developer', 'Custom code developer', 'JavaScript developer', 'Programmer'],
  'platform-migrations': ['Migration specialist', 'Site migration consultant', 'Web developer, migrations'],
  'accessibility-audit-and-optimization': [
    'Accessibility consultant',
    'Accessibility specialist',
    'Inclusive designer',
  ],
  'design-system-setup': ['Design systems designer', 'Design engineer', 'Design systems consultant'],
}

export function writeTitle(random: Random, skills: readonly Skill[]): string {
  const [first, second] = skills
  const role = random.pick(ROLES[first?.categories[0] ?? ''] ?? ['Web designer'])
  return random.pickWeighted([
    [role, 4],
    [`${role}, ${first?.displayName}`, 2],
    [`${role} for ${random.pick(CLIENTS)}`, 2],
    [`${first?.displayName} specialist`, 1],
    [`${first?.displayName} and ${second?.displayName ?? 'Web Design'}`, 1],
    [`Senior ${role.charAt(0).toLowerCase()}${role.slice(1)}`, /^[A-Z][a-z]/.test(role) ? 1 : 0],
  ])
}
