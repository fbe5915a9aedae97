import { type Dispatch, type PointerEvent, type RefObject, type SetStateAction, useEffect, useRef } from 'react'

import type { Crop, Dimensions } from '#domain/uploads/picture-crop.ts'

import { panCrop, type Point, zoomCrop, zoomOf } from './move-crop.ts'

function middle([a, b = a]: Point[]): Point {
  return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 }
}

function distance([a, b]: Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** The pointer's position in an element, as fractions of it. */
function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect()
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
}

type Options = {
  frame: RefObject<HTMLElement | null>
  picture: Dimensions
  onMove: Dispatch<SetStateAction<Crop>>
}

/** Dragging with a mouse, a pen or a finger, pinching with two, and the wheel. */
export function useFrameGestures({ frame, picture, onMove }: Options) {
  const pointers = useRef(new Map<number, Point>())

  // React's wheel listener is passive, so it could not stop the page from scrolling.
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = placeIn(element, event)
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.05))
      onMove((crop) => zoomCrop(crop, picture, { zoom: zoomOf(crop) * factor, at }))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, picture, onMove])

  const release = ({ pointerId }: PointerEvent<HTMLElement>) => {
    pointers.current.delete(pointerId)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, placeIn(event.currentTarget, event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.has(event.pointerId)) return
      const before = [...pointers.current.values()]
      pointers.current.set(event.pointerId, placeIn(event.currentTarget, event))
      const after = [...pointers.current.values()]
      const [from, to] = [middle(before), middle(after)]
      const spread = distance(before) > 0 ? distance(after) / distance(before) : 1
      onMove((crop) => {
        const moved = panCrop(crop, picture, { x: to.x - from.x, y: to.y - from.y })
        return spread === 1 ? moved : zoomCrop(moved, picture, { zoom: zoomOf(moved) * spread, at: to })
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
