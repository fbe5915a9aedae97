import { pictureSources } from '#domain/uploads/picture.ts'

/** A responsive picture. */
export function Picture({
  src,
  alt,
  sizes,
  eager = false,
  width = 1280,
  height = 800,
  className,
}: {
  src: string
  /** R302: empty where the same is said, or shown, beside it. */
  alt: string
  sizes: string
  /** Above the fold: loaded with high priority. */
  eager?: boolean
  width?: number
  height?: number
  className?: string
}) {
  return (
    <img
      src={src}
      srcSet={pictureSources(src)
        ?.map((source) => `${source.src} ${source.width}w`)
        .join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
