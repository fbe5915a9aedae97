import { Counter, Registry } from 'prom-client'
import { expect, test } from 'vitest'

import { aggregateOnFirstWorker, aggregateOnWorker } from './aggregate-metrics.ts'

function registryOf(worker: string, count: number): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ worker })
  new Counter({ name: 'guildhall_things', help: 'Things.', registers: [registry] }).inc(count)
  return registry
}

/** A first process with workers, whose messages arrive a moment later, as between real processes. */
function openNode(silent: number[] = []) {
  const later = (run: () => unknown) => void setImmediate(() => void run())
  const workers: ReturnType<typeof aggregateOnWorker>[] = []
  const peers = [1, 2].map((number, at) => ({
    send: (message: Parameters<(typeof workers)[0]['receive']>[0]) =>
      later(() => silent.includes(number) || workers[at]?.receive(message)),
  }))
  const first = aggregateOnFirstWorker(registryOf('0', 5), () => peers)
  for (const [at, number] of [1, 2].entries()) {
    const peer = peers[at]
    const toFirst = {
      send: (message: Parameters<typeof first.receive>[1]) => later(() => peer && first.receive(peer, message)),
    }
    workers.push(aggregateOnWorker(registryOf(String(number), number), toFirst))
  }
  return { first, workers }
}

const figures = (text = '') => text.split('\n').filter((line) => line.startsWith('guildhall_things{'))

test('R393 whichever process is asked gives the figures of all', async () => {
  const { first, workers } = openNode()
  const all = [0, 1, 2].map((worker) => `guildhall_things{worker="${worker}"} ${worker || 5}`)
  expect(figures(await first.read())).toEqual(all)
  const asked = await Promise.all(workers.map((one) => one.read()))
  expect(asked.map(figures)).toEqual([all, all])
})

test('R393 a process that does not answer is left out', async () => {
  const { first } = openNode([2])
  expect(figures(await first.read())).toEqual(['guildhall_things{worker="0"} 5', 'guildhall_things{worker="1"} 1'])
})
