import { Picture } from './picture.tsx'

const FRAME =
  'relative aspect-[16/10] overflow-hidden rounded-card after:pointer-events-none after:absolute after:inset-0 after:rounded-card after:border after:border-ink/10'

// A name needs less room than a picture: where it is the only one on show, its frame is smaller.
const NAMED =
  '@container grid place-items-center bg-accent-soft p-6 text-center font-display font-semibold text-accent group-only:max-h-64'

/** A site's screenshot at 16:10, or its name when there is none (R513). */
export function SiteFrame(props: { src: string | null; name: string; alt: string; sizes: string; eager?: boolean }) {
  const { src, name, alt, sizes, eager = false } = props
  if (!src) {
    return (
      <div className={`${FRAME} ${NAMED}`}>
        <bdi className="line-clamp-2 max-w-full text-[clamp(1.125rem,6cqi,2.25rem)] leading-tight wrap-anywhere">
          {name}
        </bdi>
      </div>
    )
  }
  return (
    <div className={`${FRAME} bg-sunken`}>
      <Picture
        src={src}
        alt={alt}
        sizes={sizes}
        eager={eager}
        className="block size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.02]"
      />
    </div>
  )
}
