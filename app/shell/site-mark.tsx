import { LogoMark } from '#app/ui/logo.tsx'
import type { PageBrand } from '#domain/brand/brand.ts'

/** Inside of a `<picture>`, since React preloads any other picture, and this one waits behind text. */
function Logo({ logo, name }: { logo: NonNullable<PageBrand['logo']>; name: string }) {
  const { light, dark } = logo
  return (
    <picture>
      {dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.href} width={dark.width} height={dark.height} />
      )}
      <img src={light.href} alt={name} width={light.width} height={light.height} className="brand-logo" />
    </picture>
  )
}

/** R487: the brand's logo or, without one, its icon and name; else ours. Classes are those of the brand's stylesheet. */
export function SiteMark({ name, brand }: { name: string; brand: PageBrand | undefined }) {
  if (!brand) {
    return (
      <>
        <LogoMark className="size-6 text-accent" />
        {name}
      </>
    )
  }
  if (brand.logo) return <Logo logo={brand.logo} name={name} />
  return (
    <>
      {brand.icon && (
        <picture>
          <img src={brand.icon.mark} alt="" width="24" height="24" className="brand-mark" />
        </picture>
      )}
      <span className="brand-name">{name}</span>
    </>
  )
}
