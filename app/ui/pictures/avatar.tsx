import { initials } from '#domain/profiles/initials.ts'

import { Picture } from './picture.tsx'

type Size = 'small' | 'hero'

const SIZES: Record<Size, { box: string; sizes: string; text: string }> = {
  small: { box: 'size-11', sizes: '2.75rem', text: 'text-compact' },
  hero: { box: 'size-[clamp(5rem,10vw,8rem)]', sizes: 'clamp(5rem, 10vw, 8rem)', text: 'text-heading' },
}

/** The picture of a person (round) or a workspace (square); initials where there is none. */
export function Avatar({
  src,
  name,
  shape = 'person',
  size = 'small',
}: {
  src: string | null | undefined
  name: string
  shape?: 'person' | 'workspace'
  size?: Size
}) {
  const { box, sizes, text } = SIZES[size]
  const corner = shape === 'person' ? 'rounded-pill' : 'rounded-card'
  if (!src) {
    return (
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center bg-accent-soft font-display font-semibold text-accent ${box} ${text} ${corner}`}
      >
        {initials(name)}
      </span>
    )
  }
  return (
    <Picture
      src={src}
      sizes={sizes}
      width={384}
      height={384}
      eager={size === 'hero'}
      className={`shrink-0 bg-sunken object-cover ${box} ${corner}`}
    />
  )
}
