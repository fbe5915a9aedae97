import { pictureSources } from '#domain/picture.ts'

/** A picture of somebody's site, always 16:10; a drawn placeholder where there is none. */
export function SiteFrame({
  src,
  name,
  sizes,
  eager = false,
}: {
  src: string | null
  name: string
  sizes: string
  eager?: boolean
}) {
  const frame =
    'relative aspect-[16/10] overflow-hidden rounded-card bg-sunken after:absolute after:inset-0 after:rounded-card after:border after:border-ink/10'
  if (!src) {
    return (
      <div className={`${frame} grid place-items-center p-6`}>
        <span className="line-clamp-2 text-center font-display text-lede font-semibold text-ink-soft">{name}</span>
      </div>
    )
  }
  return (
    <div className={frame}>
      <img
        src={src}
        srcSet={pictureSources(src)
          ?.map((source) => `${source.src} ${source.width}w`)
          .join(', ')}
        sizes={sizes}
        alt=""
        width={1280}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="block size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.02]"
      />
    </div>
  )
}
