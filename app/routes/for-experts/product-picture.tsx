/** Of the demo, by `npm run screenshots -- --features`. */
const WIDTH = 840
const HEIGHT = 560

type Props = { light: string; dark: string; alt: string }

/** R690: a page of the product as it is, in the reader's colours. */
export function ProductPicture({ light, dark, alt }: Props) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img
        src={light}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        className="aspect-[3/2] h-auto w-full rounded-card border border-line bg-sunken shadow-panel"
      />
    </picture>
  )
}
