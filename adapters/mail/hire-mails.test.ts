import { expect, test } from 'vitest'

import { type HireButton, hireButtons } from '#domain/messages/hire-labels.ts'
import { textsIn } from '#locales/registry.ts'

import { hireMails } from './hire-mails.ts'
import { writeMail } from './write-mail.ts'

const ACTS = ['claim', 'confirm', 'deny'] as const

const SITE = { name: 'Guildhall', url: new URL('http://x.test') }

const mailOf = (act: (typeof ACTS)[number]) =>
  writeMail(SITE, hireMails[act], { name: 'Cora', sender: 'Ada', subject: 'A shop', url: '/inbox/1' }).text

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
