import { expect, test } from 'vitest'

import { siteStructuredData } from './site-structured-data.ts'

test('R300 the start page says what the site is, whose it is and how to search it', () => {
  const data = siteStructuredData({ url: 'https://experts.example', name: 'Guildhall' }).map((tag) =>
    'script:ld+json' in tag ? tag['script:ld+json'] : undefined,
  )
  expect(data).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Guildhall',
      url: 'https://experts.example/',
      publisher: { '@id': 'https://experts.example/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://experts.example/experts?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    }),
    expect.objectContaining({
      '@type': 'Organization',
      '@id': 'https://experts.example/#organization',
      name: 'Guildhall',
      logo: 'https://experts.example/apple-touch-icon.png',
    }),
  ])
})
