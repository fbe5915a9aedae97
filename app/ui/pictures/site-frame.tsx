import { Picture } from './picture.tsx'

const FRAME =
  'relative aspect-[16/10] overflow-hidden rounded-card bg-sunken after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border after:border-ink/10'

/** A site's screenshot at 16:10, or its name when there is none. */
export function SiteFrame(props: { src: string | null; name: string; sizes: string; eager?: boolean }) {
  const { src, name, sizes, eager = false } = props
  if (!src) {
    return (
      <div className={`${FRAME} grid place-items-center p-6`}>
        <span className="line-clamp-2 max-w-full text-center font-display wrap-anywhere text-lede font-semibold text-ink-soft">
          {name}
        </span>
      </div>
    )
  }
  return (
    <div className={FRAME}>
      <Picture
        src={src}
        sizes={sizes}
        eager={eager}
        className="block size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.02]"
      />
    </div>
  )
}
