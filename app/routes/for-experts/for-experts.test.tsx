import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { SiteInfo } from '#app/load-context.ts'

import ForExperts from './for-experts.tsx'

function render(signIn?: SiteInfo['signIn']): string {
  const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'Builder', demo: false, signIn }
  const props = { loaderData: { site } } as unknown as Parameters<typeof ForExperts>[0]
  const Stub = createRoutesStub([{ path: '/', Component: () => <ForExperts {...props} /> }])
  return renderToStaticMarkup(<Stub />)
}

test('R419 where passwords are turned off, experts are not asked to create an account here', () => {
  const html = render({ hostName: 'Builder', passwords: false })
  expect(html).toMatch(/href="\/sign-in\?next=%2Fnew-profile"[^>]*>Sign in with Builder</)
  expect(html).not.toMatch(/Create an account|\/sign-up/)
  for (const signIn of [undefined, { hostName: 'Builder', passwords: true }]) {
    expect(render(signIn)).toMatch(/href="\/sign-up\?[^>]*>Create an account</)
  }
})
