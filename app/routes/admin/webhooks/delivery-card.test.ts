import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Deliveries, Delivery } from '#domain/webhooks/delivery.ts'

import { DeliveryCard } from './delivery-card.tsx'
import { DeliveryControls } from './delivery-controls.tsx'

const AT = '2026-11-17T21:06:00.000Z'
const DELIVERY: Delivery = {
  id: 'msg-1',
  type: 'profile.created',
  data: {},
  state: 'pending',
  occurredOn: AT,
  attempts: 2,
  lastAttemptOn: AT,
  nextAttemptOn: '2026-11-17T21:07:00.000Z',
  lastError: null,
  deliveredOn: null,
} as unknown as Delivery
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')

/** The text of an element, in which no time is marked to be rewritten in the reader's own zone. */
function saidBy(element: ReactElement): string {
  const html = renderToStaticMarkup(element)
  expect(html).not.toContain('data-local')
  return textOf(html)
}

const cardOf = (changes: Partial<Delivery>) =>
  saidBy(createElement(DeliveryCard, { delivery: { ...DELIVERY, ...changes }, refusal: undefined }))

test('R447 times of deliveries are in UTC and say so, as on the overview: logs have them so', () => {
  expect(cardOf({})).toContain(
    'Happened Nov 17, 2026, 9:06 PM UTC. Tried 2 times, last Nov 17, 2026, 9:06 PM UTC. Next Nov 17, 2026, 9:07 PM UTC.',
  )
  expect(cardOf({ state: 'delivered', deliveredOn: AT })).toContain('Delivered Nov 17, 2026, 9:06 PM UTC.')
  const deliveries = { enabled: true, pausedOn: AT, pausedBy: 'Ada', oldestPendingOn: AT, counts: { failed: 0 } }
  const controls = createElement(DeliveryControls, {
    deliveries: deliveries as unknown as Deliveries,
    typed: undefined,
  })
  const said = saidBy(controls)
  expect(said).toContain('Paused by Ada, Nov 17, 2026, 9:06 PM UTC.')
  expect(said).toContain('happened Nov 17, 2026, 9:06 PM UTC.')
})
