import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { SiteContext } from '#app/shell/site-context.ts'

import { SignInStep } from './sign-in-step.tsx'

const pending = { step: 'password' as const, email: '', entries: [['body', 'typed']] as [string, string][] }

function render(signIn?: { hostName: string; passwords: boolean }): string {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SignInStep pending={pending} lead="Sign in first." button="Go on" /> },
  ])
  return renderToStaticMarkup(
    <SiteContext value={{ url: 'https://experts.example', name: 'Guildhall', platformName: '', demo: false, signIn }}>
      <Stub />
    </SiteContext>,
  )
}

test('R421 where people sign in at the site builder, that opens another window, and this one keeps what was typed', () => {
  const html = render({ hostName: 'Builder', passwords: false })
  expect(html).toMatch(/action="\/sign-in\/host" method="post" target="_blank"/)
  expect(html).toContain('name="account-host"')
  expect(html).toContain('&quot;typed&quot;')
  expect(html).not.toContain('account-password')
  expect(render({ hostName: 'Builder', passwords: true })).toMatch(/account-password.*target="_blank"/s)
})

test('R170 without the site builder’s door the step asks for the password alone', () => {
  const html = render()
  expect(html).toContain('account-password')
  expect(html).not.toContain('/sign-in/host')
})
