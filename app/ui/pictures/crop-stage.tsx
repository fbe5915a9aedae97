import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useId, useRef, useState } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import type { Crop } from '#domain/uploads/picture-crop.ts'

import { CropCanvas } from './crop-canvas.tsx'
import { cropPosition, moveCropByKey, maxZoom, zoomCrop, zoomOf } from './move-crop.ts'
import { useFrameGestures } from './use-frame-gestures.ts'

const CORNERS = { person: 'rounded-pill', workspace: 'rounded-card' } as const

/** A crop frame over a picture: drag and zoom by mouse, touch, keys or the slider. */
export function CropStage({
  picture,
  crop,
  onCrop,
  shape,
}: {
  picture: ImageBitmap
  crop: Crop
  onCrop: Dispatch<SetStateAction<Crop>>
  shape: keyof typeof CORNERS
}) {
  const frame = useRef<HTMLDivElement>(null)
  const t = useTexts()
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const gestures = useFrameGestures({ frame, picture, onMove: onCrop })
  // The visitor has just chosen the picture, so the focus moves to cropping it.
  useEffect(() => frame.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moved = moveCropByKey(crop, picture, event)
    if (!moved) return
    event.preventDefault()
    onCrop(moved)
    setAnnouncement(t('forms.crop.announcement', cropPosition(moved, picture)))
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,18rem)_auto] sm:items-end">
      <div className="grid gap-3">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes keys, and its role says so */}
        <div
          ref={frame}
          role="application"
          aria-label={t('forms.crop.frame')}
          aria-describedby={`${id}-how`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes keys, and its role says so
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...gestures}
          className="relative aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-field bg-sunken select-none active:cursor-grabbing"
        >
          <CropCanvas picture={picture} crop={crop} pixels={576} className="size-full" />
          <div
            className={`pointer-events-none absolute inset-0 border-2 border-surface shadow-[0_0_0_100vmax_color-mix(in_srgb,var(--color-sunken)_72%,transparent)] ${CORNERS[shape]}`}
          />
        </div>
        <label htmlFor={`${id}-zoom`} className="flex max-w-72 items-center gap-3 text-small font-semibold">
          {t('forms.crop.zoom')}
          <input
            id={`${id}-zoom`}
            type="range"
            min={100}
            max={Math.floor(maxZoom(picture) * 100)}
            value={Math.round(zoomOf(crop) * 100)}
            aria-valuetext={t('forms.crop.zoomed', { percent: Math.round(zoomOf(crop) * 100) })}
            onChange={({ currentTarget }) =>
              onCrop((before) => zoomCrop(before, picture, { zoom: Number(currentTarget.value) / 100 }))
            }
            className="min-w-0 flex-1"
          />
        </label>
      </div>
      <div className="flex items-end gap-3 text-small text-ink-soft">
        <CropCanvas picture={picture} crop={crop} pixels={160} className={`size-20 bg-sunken ${CORNERS[shape]}`} />
        <CropCanvas picture={picture} crop={crop} pixels={88} className={`size-11 bg-sunken ${CORNERS[shape]}`} />
        <span>{t('forms.crop.preview')}</span>
      </div>
      <p id={`${id}-how`} className="text-small text-ink-soft sm:col-span-2">
        {t('forms.crop.help')}
      </p>
      <output className="sr-only">{announcement}</output>
    </div>
  )
}
