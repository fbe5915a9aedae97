import cluster from 'node:cluster'

import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client'

/** Between the first process and its workers: who asks for figures, and the answer. */
type Message =
  | { metrics: 'all?'; id: number }
  | { metrics: 'all'; id: number; text: string }
  | { metrics: 'own?'; id: number }
  | { metrics: 'own'; id: number; own: MetricObject[] }

type Question = Extract<Message, { metrics: 'all?' | 'own?' }>['metrics']
type Answer = Extract<Message, { metrics: 'all' | 'own' }>

/** The other process. */
export type Peer = { send(message: Message): unknown }

/** A process that does not answer for so long is left out. */
const ANSWER_MS = 2000

export type ReadMetrics = () => Promise<string>

/** Questions to other processes that were not answered yet. */
function createQuestions() {
  const open = new Map<number, (answer: Answer | undefined) => void>()
  let last = 0
  return {
    ask(peer: Peer, metrics: Question): Promise<Answer | undefined> {
      last += 1
      const id = last
      return new Promise((resolve) => {
        const end = (answer: Answer | undefined) => {
          clearTimeout(timer)
          open.delete(id)
          resolve(answer)
        }
        const timer = setTimeout(end, ANSWER_MS, undefined)
        open.set(id, end)
        try {
          peer.send({ metrics, id })
        } catch {
          end(undefined)
        }
      })
    },
    answer: (answer: Answer) => open.get(answer.id)?.(answer),
  }
}

/** R393: the figures of all processes of this node, whichever is asked: as the first of them aggregates them. */
export function aggregateOnFirstWorker(registry: Registry, workers: () => Peer[]) {
  const questions = createQuestions()
  const read: ReadMetrics = async () => {
    const others = workers()
    if (others.length === 0) return registry.metrics()
    const answers = await Promise.all(others.map((one) => questions.ask(one, 'own?')))
    const theirs = answers.flatMap((one) => (one?.metrics === 'own' ? [one.own] : []))
    return AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...theirs]).metrics()
  }
  return {
    read,
    async receive(from: Peer, message: Message): Promise<void> {
      if (message.metrics === 'all?') from.send({ metrics: 'all', id: message.id, text: await read() })
      else if (message.metrics === 'own') questions.answer(message)
    },
  }
}

/** As a worker asks for them. Alone it has its own figures only. */
export function aggregateOnWorker(registry: Registry, first: Peer) {
  const questions = createQuestions()
  const read: ReadMetrics = async () => {
    const answer = await questions.ask(first, 'all?')
    return answer?.metrics === 'all' ? answer.text : registry.metrics()
  }
  return {
    read,
    async receive(message: Message): Promise<void> {
      if (message.metrics === 'own?') {
        first.send({ metrics: 'own', id: message.id, own: await registry.getMetricsAsJSON() })
      } else if (message.metrics === 'all') questions.answer(message)
    },
  }
}

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message

type Sender = { send?(message: Message): unknown }

const toPeer = (to: Sender): Peer => ({ send: (message) => to.send?.(message) })

const connectedWorkers = (): Sender[] =>
  Object.values(cluster.workers ?? {}).flatMap((one) => (one?.isConnected() ? [one as Sender] : []))

/** Called once by each process that has figures. */
export function aggregateMetrics(registry: Registry): ReadMetrics {
  if (cluster.isWorker) {
    const { read, receive } = aggregateOnWorker(registry, toPeer(process as Sender))
    process.on('message', (message) => void (isOurs(message) && receive(message).catch(() => {})))
    return read
  }
  const { read, receive } = aggregateOnFirstWorker(registry, () => connectedWorkers().map(toPeer))
  cluster.on('message', (from, message: unknown) => {
    if (isOurs(message)) void receive(toPeer(from as Sender), message).catch(() => {})
  })
  return read
}
