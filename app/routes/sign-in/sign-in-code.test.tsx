import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import SignInCode from './sign-in-code.tsx'

test('R416 the second step speaks of no password: the first may have been at the site builder', () => {
  const props = { loaderData: { next: '' } } as unknown as Parameters<typeof SignInCode>[0]
  const Stub = createRoutesStub([{ path: '/', Component: () => <SignInCode {...props} /> }])
  const html = renderToStaticMarkup(<Stub />)
  expect(html).toContain('Enter the code that your authenticator app shows.')
  expect(html).not.toMatch(/password is/)
})
