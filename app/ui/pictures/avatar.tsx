import { initials } from '#domain/profiles/initials.ts'

import { Picture } from './picture.tsx'

type Size = 'small' | 'hero'

const SIZES: Record<Size, { box: string; sizes: string; text: string }> = {
  small: { box: '', sizes: '2.75rem', text: 'text-compact' },
  hero: { box: ' size-[clamp(5rem,10vw,8rem)]', sizes: 'clamp(5rem, 10vw, 8rem)', text: 'text-heading' },
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
  const avatar = `${shape === 'person' ? 'avatar' : 'avatar is-workspace'}${box}`
  if (!src) {
    return (
      <span
        aria-hidden="true"
        translate="no"
        className={`${avatar} grid place-items-center bg-accent-soft font-display font-semibold text-accent ${text}`}
      >
        {initials(name)}
      </span>
    )
  }
  return <Picture src={src} alt="" sizes={sizes} width={384} height={384} eager={size === 'hero'} className={avatar} />
}
