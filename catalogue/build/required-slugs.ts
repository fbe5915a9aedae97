import { categoryNames } from '#catalogue/sources/categories.ts'

const list = (text: string): string[] => text.split(' ')

/** What the specification names, slug by slug. */
export const requiredSlugs = {
  skills: list(
    'web-design webflow branding figma seo photoshop graphic-design ui-ux javascript wordpress illustrator product-design accessibility',
  ),
  countries: list(
    'us gb ua in pl br za es ru nl pk ch se ie dk pt id nz rs cz no it il ro be co ph vn cn fi mx fr de ca au ng bd ae',
  ),
  cities: list('new-york-city sao-paulo kyiv new-delhi dhaka london paris berlin toronto'),
  categories: Object.keys(categoryNames),
}
