import { expect, test } from 'vitest'

import { type HireButton, hireButtons } from '#domain/messages/hire-labels.ts'
import { textsIn } from '#locales/registry.ts'

import { hireMail, type MailedHireAct } from './hire-templates.ts'

const mailOf = (act: MailedHireAct) =>
  hireMail({
    siteName: 'Guildhall',
    act,
    name: 'Cora',
    who: 'Ada',
    picture: undefined,
    subject: 'A shop',
    url: 'http://x.test/',
  }).text

const ACTS = ['claim', 'confirm', 'deny'] as const
const say = textsIn('en').text
const labels = (buttons: HireButton[]) => buttons.map((button) => say(`conversation.hire.act.${button}`))
const FOUND = {
  claim: labels(hireButtons({ state: 'claimed', claimedBy: 'owner' }, 'sender')),
  confirm: labels(hireButtons({ state: 'confirmed', claimedBy: 'sender' }, 'sender')),
  deny: labels(hireButtons({ state: 'denied', claimedBy: 'sender' }, 'sender')),
}

test.each(ACTS)('R666 the mail about “%s” names the buttons that its reader finds, and no others', (act) => {
  const named = [...mailOf(act).matchAll(/“([^”]+)”/g)].map(([, label]) => label)
  expect(named).toEqual(FOUND[act])
})

test('R666 only a claim asks something of its reader', () => {
  expect(FOUND).toEqual({
    claim: ['Yes, we worked together', 'No, we did not'],
    confirm: ['Take it back'],
    deny: [],
  })
  expect(mailOf('claim')).toContain('Opening it decides nothing.')
  expect(mailOf('confirm')).toContain('You do not have to do anything.')
  expect(mailOf('deny')).toContain('You do not have to do anything')
})
