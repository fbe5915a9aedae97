type Entry = [name: string, value: string]

function isEntry(one: unknown): one is Entry {
  return Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')
}

function readEntries(text: string): Entry[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter(isEntry) : []
  } catch {
    return []
  }
}

/** The form with what a step in between has carried along for it, in one hidden input. */
export function withKept(form: FormData): FormData {
  const kept = form.get('kept')
  form.delete('kept')
  if (typeof kept === 'string') for (const [name, value] of readEntries(kept)) form.append(name, value)
  return form
}
