import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { WebhookDeliveries, WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'

import { DeliveryCard } from './delivery-card.tsx'
import { DeliveryControls } from './delivery-controls.tsx'

const AT = '2026-11-17T21:06:00.000Z'
const DELIVERY: WebhookDelivery = {
  id: 'msg-1',
  endpoint: '2',
  type: 'profile.created',
  data: {},
  state: 'pending',
  occurredOn: AT,
  attempts: 2,
  lastAttemptOn: AT,
  nextAttemptOn: '2026-11-17T21:07:00.000Z',
  lastError: null,
  deliveredOn: null,
} as unknown as WebhookDelivery
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')

/** The text of an element, in which no time is marked to be rewritten in the reader's own zone. */
function saidBy(element: ReactElement): string {
  const html = renderToStaticMarkup(element)
  expect(html).not.toContain('data-local')
  return textOf(html)
}

const cardOf = (changes: Partial<WebhookDelivery>) =>
  saidBy(
    createElement(DeliveryCard, {
      delivery: { ...DELIVERY, ...changes },
      isOneOfSeveral: true,
      canReplay: true,
      refusal: undefined,
    }),
  )

test('R447 times of deliveries are in UTC and say so, as on the overview: logs have them so', () => {
  expect(cardOf({})).toContain(
    'Happened Nov 17, 2026, 9:06 PM UTC. Tried 2 times, last Nov 17, 2026, 9:06 PM UTC. Next Nov 17, 2026, 9:07 PM UTC.',
  )
  expect(cardOf({ state: 'delivered', deliveredOn: AT })).toContain('Delivered Nov 17, 2026, 9:06 PM UTC.')
  const endpoint = { name: '1', configured: true, pausedOn: AT, pausedBy: 'Ada', counts: { failed: 0 } }
  const deliveries = { enabled: true, oldestPendingOn: AT, endpoints: [endpoint] }
  const controls = createElement(DeliveryControls, {
    deliveries: deliveries as unknown as WebhookDeliveries,
    endpoint: '',
    typed: undefined,
  })
  const said = saidBy(controls)
  expect(said).toContain('Paused by Ada, Nov 17, 2026, 9:06 PM UTC.')
  expect(said).toContain('The oldest waiting event happened Nov 17, 2026, 9:06 PM UTC.')
})

test('R447 controls act on the chosen endpoint, and say what each receives; a removed one has none', () => {
  const counts = { pending: 2, failed: 1, delivered: 0 }
  const one = { configured: true, pausedOn: null, pausedBy: null, oldestPendingOn: null, counts }
  const endpoints = [
    { ...one, name: '1', events: [...WEBHOOK_EVENTS] },
    { ...one, name: '2', events: ['profile.listed'], pausedOn: AT },
    { ...one, name: '3', events: [], configured: false },
  ]
  const deliveries = { enabled: true, oldestPendingOn: null, endpoints } as unknown as WebhookDeliveries
  const controlsOf = (endpoint: string) =>
    saidBy(createElement(DeliveryControls, { deliveries, endpoint, typed: undefined }))
  const all = controlsOf('')
  expect(all).toContain('Receives all event types.')
  expect(all).toContain('Receives profile.listed.')
  expect(all).toContain('Pause all deliveriesResume all deliveriesReplay 2 given up')
  const second = controlsOf('2')
  expect(second).toContain('Resume deliveriesReplay 1 given up')
  expect(second).not.toContain('Pause deliveries')
  expect(controlsOf('3')).toBe('Endpoint 3: Removed from the settings. Its events are not sent. 2 waiting, 1 given up.')
})
