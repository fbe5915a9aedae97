import { expect, test } from 'vitest'

import { createPageRenderer, type RenderOptions } from './page-renderer.ts'
import { createPageStore } from './page-store.ts'
import type { CachedPage } from './rendered-page.ts'
import { createReplicaWatermarks } from './replica-watermarks.ts'

/** Renders that wait for their turn until they are started, and run until they are ended. */
function openRenderer() {
  const renders: { from: string; start: () => void; end: () => void }[] = []
  const render: RenderOptions['render'] = (_key, { clientAddress }, { onStart }) =>
    new Promise((resolve) => {
      const end = () => resolve({ response: new Response(), bytes: Buffer.from(clientAddress), tags: [] })
      renders.push({ from: clientAddress, start: onStart, end })
    })
  const store = createPageStore<CachedPage>({ maxBytes: 2 ** 20 })
  const renderer = createPageRenderer(
    { render },
    { store, watermarks: createReplicaWatermarks(), isSharing: () => true, isPaused: () => false },
  )
  const want = (clientAddress: string) =>
    renderer.renderOnce({ key: '/hire', encoding: 'identity', info: { clientAddress, requestId: 'one' } })
  return { renders, want }
}

test('R581 a render that waits for the turn of its network is not shared with another network', async () => {
  const { renders, want } = openRenderer()
  const pages = [want('203.0.113.1'), want('203.0.113.2'), want('198.51.100.1'), want('198.51.100.2')]
  await expect.poll(() => renders.map(({ from }) => from)).toEqual(['203.0.113.1', '198.51.100.1'])
  renders[1]?.start()
  pages.push(want('192.0.2.1'))
  for (const { end } of renders) end()
  const bodies = (await Promise.all(pages)).map((page) => page?.bodies.identity?.bytes.toString())
  expect(bodies).toEqual(['203.0.113.1', '203.0.113.1', '198.51.100.1', '198.51.100.1', '198.51.100.1'])
  expect(renders).toHaveLength(2)
})
