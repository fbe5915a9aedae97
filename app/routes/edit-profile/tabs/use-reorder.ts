import { type PointerEvent, useEffect, useRef, useState } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'

type Item = { id: string; label: string }
type Focus = { id: string; part: string }

/** The drop index of a pointer in a list, from 0 to the number of items. */
function gapAt(list: HTMLElement, y: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const before = rows.findIndex(({ top, height }) => y < top + height / 2)
  return before < 0 ? rows.length : before
}

/**
 * A list that the owner sorts by dragging a handle, or by buttons and arrow keys, which announce the new position.
 * `moved` is the message that announces it.
 */
export function useReorder<T extends Item>(start: T[], moved: 'editFields.skills.moved' | 'edit.order.moved') {
  const t = useTexts()
  const [items, setItems] = useState(start)
  const [status, setStatus] = useState('')
  const [drag, setDrag] = useState<{ from: number; gap: number }>()
  const list = useRef<HTMLUListElement>(null)
  const focus = useRef<Focus>(undefined)

  // Browsers may drop the focus of a moved element.
  useEffect(() => {
    if (!focus.current) return
    const { id, part } = focus.current
    focus.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] [data-part="${part}"]`)?.focus()
  })

  function move(from: number, to: number, part?: string) {
    const item = items[from]
    if (!item) return
    const place = Math.max(0, Math.min(items.length - 1, to))
    const rest = items.filter((_one, index) => index !== from)
    if (part) focus.current = { id: item.id, part }
    setItems([...rest.slice(0, place), item, ...rest.slice(place)])
    setStatus(t(moved, { place: place + 1, count: items.length, name: item.label }))
  }

  /** Props for an item's drag handle. */
  function dragging(from: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from, gap: from })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag && list.current) setDrag({ from, gap: gapAt(list.current, event.clientY) })
      },
      onPointerUp() {
        if (drag) move(from, drag.gap > from ? drag.gap - 1 : drag.gap)
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }
  }

  return { items, setItems, status, setStatus, list, move, drag, dragging }
}

export type Reorder<T extends Item> = ReturnType<typeof useReorder<T>>
