import type { ComponentProps, ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'

import type { Reorder } from './use-reorder.ts'

const BUTTON =
  'grid size-11 shrink-0 cursor-pointer md:size-8 place-items-center rounded-field text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 noscript:hidden'

export function RowButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${BUTTON} ${className}`} {...props} />
}

type Item = { id: string; label: string }

/** An item of a sortable list, with a drag handle and buttons to move it up and down. */
export function OrderRow<T extends Item>({
  reorder,
  index,
  children,
  more,
}: {
  reorder: Reorder<T>
  index: number
  children: ReactNode
  more?: ReactNode
}) {
  const t = useTexts()
  const { items, drag, dragging, move } = reorder
  const item = items[index]
  if (!item) return null
  const last = items.length - 1
  const lines = drag?.gap === index ? 'shadow-[0_-2px_0_var(--color-accent)]' : ''
  const lastLine = drag?.gap === items.length && index === last ? 'shadow-[0_2px_0_var(--color-accent)]' : ''
  return (
    <li
      data-item={item.id}
      className={`flex items-center gap-0 border-t md:gap-1 border-line py-1 first:border-t-0 ${drag?.from === index ? 'bg-accent-soft' : ''} ${lines} ${lastLine}`}
    >
      <span
        {...dragging(index)}
        aria-hidden="true"
        className="grid h-11 w-7 shrink-0 cursor-grab md:size-8 touch-none place-items-center text-ink-soft select-none noscript:hidden"
      >
        ⠿
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <RowButton
        data-part="up"
        aria-label={t('edit.order.up', { name: item.label })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && move(index, index - 1, 'up')}
      >
        ↑
      </RowButton>
      <RowButton
        data-part="down"
        aria-label={t('edit.order.down', { name: item.label })}
        aria-disabled={index === last}
        onClick={() => index < last && move(index, index + 1, 'down')}
      >
        ↓
      </RowButton>
      {more}
    </li>
  )
}
