import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Entries, Kind, ReceivedEvent, Versioned } from './entries.ts'
import { firstPeople } from './first-people.ts'

type State = {
  people: Record<string, Versioned<Entries['people']>>
  workspaces: Record<string, Versioned<Entries['workspaces']>>
  sites: Record<string, Versioned<Entries['sites']>>
  events: ReceivedEvent[]
  version: number
}

/** Called after each change; without an entry it was removed. */
type Listener = (change: { kind: Kind; id: string; version: number; removed: boolean }) => void

const EVENTS_KEPT = 200

function readState(file: string): State | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text) as State
  } catch {
    throw new Error(`${file} is not JSON: fix it, or delete it to start again.`)
  }
}

/** The site builder's database: one JSON file, written whole with every change. */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const state = readState(file) ?? { people: {}, workspaces: {}, sites: {}, events: [], version: 0 }
  const listeners: Listener[] = []

  function save(): void {
    writeFileSync(`${file}.new`, JSON.stringify(state, null, 1))
    renameSync(`${file}.new`, file)
  }

  /** By the clock, so that versions still grow when the file was deleted and everything begins again. */
  function nextVersion(): number {
    state.version = Math.max(state.version + 1, Date.now())
    return state.version
  }

  function tell(kind: Kind, id: string, { removed }: { removed: boolean }): void {
    for (const listener of listeners) listener({ kind, id, version: state.version, removed })
  }

  const store = {
    nextVersion,
    all: <K extends Kind>(kind: K) => Object.values(state[kind]) as Versioned<Entries[K]>[],
    find: <K extends Kind>(kind: K, id: string) =>
      (Object.hasOwn(state[kind], id) ? state[kind][id] : undefined) as Versioned<Entries[K]> | undefined,
    put<K extends Kind>(kind: K, entry: Entries[K]): void {
      Object.assign(state[kind], { [entry.id]: { ...entry, version: nextVersion() } })
      save()
      tell(kind, entry.id, { removed: false })
    },
    remove(kind: Kind, id: string): void {
      delete state[kind][id]
      nextVersion()
      save()
      tell(kind, id, { removed: true })
    },
    onChange: (listener: Listener) => void listeners.push(listener),
    /** Newest first. */
    events: (): readonly ReceivedEvent[] => state.events,
    /** An event may come twice: its id tells. */
    addEvent(event: ReceivedEvent): void {
      if (state.events.some(({ id }) => id === event.id)) return
      state.events = [event, ...state.events].slice(0, EVENTS_KEPT)
      save()
    },
  }
  if (state.version === 0) for (const person of firstPeople()) store.put('people', person)
  return store
}

export type Store = ReturnType<typeof openStore>
