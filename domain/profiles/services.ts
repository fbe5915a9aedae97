import { serviceDisplayName } from '#domain/platform/display-names.ts'

/** Services offered, grouped as owners choose them and profiles show them; slugs are the skill categories'. */
export const SERVICE_GROUPS = [
  {
    name: 'Design',
    services: [
      { slug: '3d-design', name: '3D Design' },
      { slug: 'animation', name: 'Animation' },
      { slug: 'branding-and-strategy', name: 'Branding & Strategy' },
      { slug: 'design-system-setup', name: 'Design System Setup' },
      { slug: 'graphic-design', name: 'Graphic Design' },
      { slug: 'illustration', name: 'Illustration' },
      { slug: 'photography-video', name: 'Photography/Video' },
      { slug: 'web-design-ui-ux', name: 'Web Design (UI/UX)' },
    ],
  },
  {
    name: 'Development',
    services: [
      { slug: '3rd-party-integrations', name: '3rd Party Integrations' },
      { slug: 'custom-code-scripting', name: 'Custom Code/Scripting' },
      { slug: 'data-and-analytics', name: 'Data & Analytics' },
      { slug: 'e-commerce-development', name: 'E-commerce Development' },
      { slug: 'no-low-code-app-creation', name: 'No/low-code app creation' },
      { slug: 'platform-migrations', name: 'Platform migrations' },
      { slug: 'web-development', name: 'Web Development' },
    ],
  },
  {
    name: 'Additional',
    services: [
      { slug: 'accessibility-audit-and-optimization', name: 'Accessibility audit & optimization' },
      { slug: 'digital-marketing-and-advertising', name: 'Digital Marketing & Advertising' },
      { slug: 'seo-audit-and-optimization', name: 'SEO Audit & Optimization' },
    ],
  },
] as const

export const SERVICE_SLUGS = SERVICE_GROUPS.flatMap((group) => group.services.map((service) => service.slug))

export type Service = { slug: (typeof SERVICE_SLUGS)[number]; name: string }

type ServiceGroup = { name: (typeof SERVICE_GROUPS)[number]['name']; services: Service[] }

const NAMES = new Map<string, string>(
  SERVICE_GROUPS.flatMap((group) => group.services.map(({ slug, name }) => [slug, name] as const)),
)

/** R470; a slug that there is not is its own name. */
export function serviceName(slug: string): string {
  const name = NAMES.get(slug)
  return name === undefined ? slug : serviceDisplayName({ slug, name })
}

/** Every service by the name that the platform has for it (R470). */
export function displayServiceGroups(): ServiceGroup[] {
  return SERVICE_GROUPS.map(({ name, services }) => ({
    name,
    services: services.map((service) => ({ slug: service.slug, name: serviceDisplayName(service) })),
  }))
}

/** The chosen services in their groups and order; groups without any are left out. */
export function groupServices(slugs: string[]): ServiceGroup[] {
  const chosen = new Set(slugs)
  return displayServiceGroups()
    .map(({ name, services }) => ({ name, services: services.filter((service) => chosen.has(service.slug)) }))
    .filter((group) => group.services.length > 0)
}
