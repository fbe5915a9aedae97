import { expect, test } from 'vitest'

import { groupServices, SERVICE_GROUPS } from './services.ts'

test('18 services in three groups, each slug once', () => {
  const slugs = SERVICE_GROUPS.flatMap((group) => group.services.map((service) => service.slug))
  expect(SERVICE_GROUPS.map((group) => group.services.length)).toEqual([8, 7, 3])
  expect(new Set(slugs).size).toBe(18)
})

test('chosen services keep the order of their group; empty groups and unknown slugs are left out', () => {
  expect(groupServices(['web-development', 'animation', '3d-design', 'juggling'])).toEqual([
    {
      name: 'Design',
      services: [
        { slug: '3d-design', name: '3D Design' },
        { slug: 'animation', name: 'Animation' },
      ],
    },
    { name: 'Development', services: [{ slug: 'web-development', name: 'Web Development' }] },
  ])
})
