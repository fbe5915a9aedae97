/** The 18 services offered, in the specification's order of skill categories. */
export const categoryNames = {
  'web-design-ui-ux': 'Web Design (UI/UX)',
  'e-commerce-development': 'E-commerce Development',
  'web-development': 'Web Development',
  'graphic-design': 'Graphic Design',
  'branding-and-strategy': 'Branding & Strategy',
  'seo-audit-and-optimization': 'SEO Audit & Optimization',
  'digital-marketing-and-advertising': 'Digital Marketing & Advertising',
  'photography-video': 'Photography/Video',
  'custom-code-scripting': 'Custom Code/Scripting',
  '3rd-party-integrations': '3rd Party Integrations',
  illustration: 'Illustration',
  'design-system-setup': 'Design System Setup',
  animation: 'Animation',
  'no-low-code-app-creation': 'No/low-code app creation',
  '3d-design': '3D Design',
  'data-and-analytics': 'Data & Analytics',
  'platform-migrations': 'Platform migrations',
  'accessibility-audit-and-optimization': 'Accessibility audit & optimization',
} as const

export type CategorySlug = keyof typeof categoryNames
