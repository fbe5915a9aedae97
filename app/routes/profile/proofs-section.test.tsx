import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ProfileProof } from '#domain/proofs/proof.ts'

import { ProofsSection } from './proofs-section.tsx'

const checkedOn = '2026-06-30T10:00:00Z'
const PROOFS: ProfileProof[] = [
  { kind: 'identity', label: 'Identity checked by Acme', url: null, method: 'sign-in', checkedOn },
  { kind: 'domain', label: 'studio.example', url: 'https://studio.example/', method: 'dns', checkedOn },
  { kind: 'domain', label: 'agency.example', url: 'http://agency.example/', method: 'page', checkedOn },
  { kind: 'elsewhere', label: 'social.example/@ada', url: 'https://social.example/@ada', method: 'page', checkedOn },
  { kind: 'platform', label: 'Acme', url: null, method: 'site-builder', checkedOn },
]

const html = (proofs: ProfileProof[]) => renderToString(<ProofsSection proofs={proofs} />)
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')

test('R800 a profile says what was checked, how and when', () => {
  const items = html(PROOFS).split('<li').slice(1)
  expect(items.map((item) => textOf(`<li${item}`))).toEqual([
    'Identity checked by AcmeConfirmed at a sign-in on June 30, 2026',
    'studio.exampleDomain, checked by a DNS record on June 30, 2026',
    'agency.exampleDomain, checked by a link on its home page on June 30, 2026',
    'social.example/@adaProfile that links back here, checked on June 30, 2026',
    'Built on AcmeSites of this account, reported by Acme on June 30, 2026',
  ])
  expect(html([])).toBe('')
})

test('R801 only profiles elsewhere are linked as the same person’s', () => {
  const links = Array.from(html(PROOFS).matchAll(/<a href="([^"]+)" rel="([^"]+)"/g), ([, href, rel]) => [href, rel])
  expect(links).toEqual([
    ['https://studio.example/', 'ugc nofollow noopener'],
    ['http://agency.example/', 'ugc nofollow noopener'],
    ['https://social.example/@ada', 'me ugc nofollow noopener'],
  ])
})
