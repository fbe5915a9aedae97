import { expect, test } from 'vitest'

import { type HireClaimButton, hireClaimButtons } from '#domain/messages/hire-claim-buttons.ts'
import { textsForLanguage } from '#locales/registry.ts'

import { hireMails } from './hire-mails.ts'
import { renderMailTemplate } from './render-mail-template.ts'

const ACTS = ['claim', 'confirm', 'deny'] as const

const SITE = { name: 'Guildhall', url: new URL('http://x.test') }

const mailOf = (act: (typeof ACTS)[number]) =>
  renderMailTemplate(SITE, hireMails[act], { name: 'Cora', sender: 'Ada', subject: 'A shop', url: '/inbox/1' }).text

const say = textsForLanguage('en').text
const labels = (buttons: HireClaimButton[]) => buttons.map((button) => say(`conversation.hire.act.${button}`))
const FOUND = {
  claim: labels(hireClaimButtons({ state: 'claimed', claimedBy: 'owner' }, 'sender')),
  confirm: labels(hireClaimButtons({ state: 'confirmed', claimedBy: 'sender' }, 'sender')),
  deny: labels(hireClaimButtons({ state: 'denied', claimedBy: 'sender' }, 'sender')),
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
