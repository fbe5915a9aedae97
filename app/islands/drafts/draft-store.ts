/** R682: what somebody has typed into a form, as it is stored in their browser. */
export type Draft = {
  savedAt: number
  /** The form was sent with this; whether it arrived is not known yet. */
  sent?: boolean
  /** Name, value, and the value that the page came with. */
  fields: [name: string, value: string, initial: string][]
}

export const DRAFT_PREFIX = 'guildhall-draft:'
const DAYS = 7
const DAY_MS = 86_400_000

const isField = (one: unknown): one is Draft['fields'][number] =>
  Array.isArray(one) && one.length === 3 && one.every((part) => typeof part === 'string')

function parse(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null
    return typeof draft?.savedAt === 'number' && draft.fields.every(isField) ? draft : undefined
  } catch {
    return undefined
  }
}

/** R682: the drafts of this browser. A browser that stores nothing has none. */
export function createDraftStore(storage: Storage, now: () => number = Date.now) {
  const keys = () => Object.keys(storage).filter((key) => key.startsWith(DRAFT_PREFIX))
  const isYoung = (draft: Draft | undefined): draft is Draft =>
    draft !== undefined && draft.savedAt <= now() && now() - draft.savedAt < DAYS * DAY_MS

  return {
    read(name: string): Draft | undefined {
      const draft = parse(storage.getItem(DRAFT_PREFIX + name))
      return isYoung(draft) ? draft : undefined
    },
    write(name: string, draft: Omit<Draft, 'savedAt'>): void {
      try {
        storage.setItem(DRAFT_PREFIX + name, JSON.stringify({ ...draft, savedAt: now() }))
      } catch {
        // The browser's space is used up: the form works without a draft.
      }
    },
    remove: (name: string): void => storage.removeItem(DRAFT_PREFIX + name),
    removeAll(): void {
      for (const key of keys()) storage.removeItem(key)
    },
    removeOld(): void {
      for (const key of keys()) if (!isYoung(parse(storage.getItem(key)))) storage.removeItem(key)
    },
  }
}

export type Drafts = ReturnType<typeof createDraftStore>

/** Undefined if the visitor has switched storage off. */
export function openBrowserDrafts(): Drafts | undefined {
  try {
    return createDraftStore(localStorage)
  } catch {
    return undefined
  }
}
