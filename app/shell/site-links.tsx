import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import displayFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url'

import type { PageBrand } from '#domain/brand/brand.ts'

import styles from '#app/styles/app.css?url'

const OUR_ICON = { ico: '/favicon.ico', svg: '/favicon.svg', touch: '/apple-touch-icon.png' }

/** R487: fonts, styles and icons: ours, or what the brand has in their place. */
export function SiteLinks({ brand }: { brand: PageBrand | undefined }) {
  const { ico, svg, touch } = brand?.icon ?? OUR_ICON
  const fonts = [brand?.fonts.headings ?? displayFont, brand?.fonts.text ?? textFont]
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={styles} />
      {brand && <link rel="stylesheet" href={brand.styles} />}
      <link rel="icon" href={ico} sizes="32x32" />
      {svg && <link rel="icon" href={svg} type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={touch} />
      {brand?.themeColour && (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.themeColour.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.themeColour.dark} />
        </>
      )}
    </>
  )
}
