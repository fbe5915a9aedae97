import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { brandCss } from '#domain/brand/brand-css.ts'
import type { BrandEntries } from '#domain/brand/brand-schema.ts'
import { type Brand, BRAND_PATH, type BrandFile, type PageBrand } from '#domain/brand/brand.ts'
import { StartError } from '#server/startup/start-error.ts'

import { computeBrandTokens, readBrandEntries } from './brand-entries.ts'
import { BRAND_JSON_NAME, BrandError, findBrandFolder } from './brand-folder.ts'
import { readBrandFonts } from './brand-fonts.ts'
import { readBrandIcon } from './brand-icon.ts'
import { createMailLook } from './brand-mail.ts'
import { type CheckedBrandPicture, readBrandPicture, pictureContentType } from './brand-pictures.ts'
import { readLegalPages } from './brand-texts.ts'

async function readLogo(folder: string, logo: BrandEntries['logo']) {
  if (logo === undefined) return undefined
  if (typeof logo === 'string') return { light: await readBrandPicture(folder, 'logo', logo), dark: undefined }
  const light = await readBrandPicture(folder, 'logo.light', logo.light)
  return { light, dark: await readBrandPicture(folder, 'logo.dark', logo.dark) }
}

type Pictures = {
  logo: Awaited<ReturnType<typeof readLogo>>
  icon: Awaited<ReturnType<typeof readBrandIcon>>
}

const fileOf = (name: string, picture: CheckedBrandPicture | undefined): [string, BrandFile][] =>
  picture ? [[`${name}.${picture.kind}`, { type: pictureContentType(picture), bytes: picture.bytes }]] : []

/** All pictures under the names that we give them. */
function pictureFiles({ logo, icon }: Pictures): [string, BrandFile][] {
  return [
    ...fileOf('logo', logo?.light),
    ...fileOf('logo-dark', logo?.dark),
    ...fileOf('icon', icon?.own),
    ...(icon ? iconFiles(icon, { ico: 'icon.ico', touch: 'icon-180.png', mark: 'icon-88.png' }) : []),
  ]
}

type Icon = NonNullable<Pictures['icon']>

function iconFiles({ ico, touch, mark }: Icon, names: Record<'ico' | 'touch' | 'mark', string>): [string, BrandFile][] {
  return [
    [names.ico, { type: 'image/x-icon', bytes: ico }],
    [names.touch, { type: 'image/png', bytes: touch }],
    [names.mark, { type: 'image/png', bytes: mark }],
  ]
}

/** R486: a change of any file changes the address of all, so each may be cached permanently. */
function hashOf(files: Map<string, BrandFile>): string {
  const hash = createHash('sha256')
  for (const [name, { bytes }] of files) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex').slice(0, 16)
}

function shownPictures({ logo, icon }: Pictures, at: (name: string) => string): Pick<PageBrand, 'logo' | 'icon'> {
  const shown = (name: string, { kind, width, height }: CheckedBrandPicture) => ({
    href: at(`${name}.${kind}`),
    width,
    height,
  })
  return {
    logo: logo && { light: shown('logo', logo.light), dark: logo.dark && shown('logo-dark', logo.dark) },
    icon: icon && {
      ico: at('icon.ico'),
      touch: at('icon-180.png'),
      mark: at('icon-88.png'),
      svg: icon.own.kind === 'svg' ? at('icon.svg') : undefined,
    },
  }
}

/** R480: the brand of the folder, checked; undefined if there is none. What is wrong stops the start. */
export async function loadBrand(settings: Parameters<typeof findBrandFolder>[0]): Promise<Brand | undefined> {
  const folder = findBrandFolder(settings)
  if (folder === undefined) return undefined
  try {
    return await readBrand(folder)
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    throw new StartError(`${join(folder, BRAND_JSON_NAME)}: ${error.message}`)
  }
}

async function readBrand(folder: string): Promise<Brand> {
  const entries = readBrandEntries(folder)
  const tokens = computeBrandTokens(entries.colours)
  const fonts = readBrandFonts(folder, entries.fonts)
  const pictures = { logo: await readLogo(folder, entries.logo), icon: await readBrandIcon(folder, entries.icon) }
  const legal = readLegalPages(folder, entries.legal)
  const css = { type: 'text/css; charset=utf-8', bytes: Buffer.from(brandCss({ tokens, fonts: fonts.css })) }
  const files = new Map([...fonts.files, ...pictureFiles(pictures), ['brand.css', css] as const])
  const id = hashOf(files)
  const at = (name: string) => `${BRAND_PATH}/${id}/${name}`
  return {
    name: entries.name,
    files: new Map([...files].map(([name, file]) => [at(name), file])),
    rootIcons: rootIcons(pictures.icon),
    mail: await createMailLook(folder, entries.mail, { tokens, logo: pictures.logo?.light }),
    social: { colours: tokens?.light, mark: pictures.icon?.mark },
    texts: legal.texts,
    page: {
      id,
      styles: at('brand.css'),
      fonts: {
        text: fonts.css.text && at('text-1.woff2'),
        headings: fonts.css.headings && at('headings-1.woff2'),
      },
      themeColour: tokens && { light: tokens.light.paper, dark: tokens.dark.paper },
      ...shownPictures(pictures, at),
      home: entries.home,
      headerLinks: entries.headerLinks ?? [],
      footerLinks: entries.footerLinks ?? [],
      legal: legal.links,
    },
  }
}

/** Under the names that browsers and phones ask for by themselves. */
function rootIcons(icon: Pictures['icon']): Brand['rootIcons'] {
  if (!icon) return undefined
  const { own, ico, touch } = icon
  return new Map<string, BrandFile>([
    ['/favicon.ico', { type: 'image/x-icon', bytes: ico }],
    ['/apple-touch-icon.png', { type: 'image/png', bytes: touch }],
    ...(own.kind === 'svg' ? ([['/favicon.svg', { type: pictureContentType(own), bytes: own.bytes }]] as const) : []),
  ])
}
