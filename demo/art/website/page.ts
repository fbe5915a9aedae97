import { type TextAnchor, type FontFace, balanceLines, fitText, drawTextRows } from '#adapters/drawing/draw-text.ts'
import type { Box } from '#adapters/drawing/svg.ts'
import { mix, readable } from '#demo/art/colour.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import type { Business, Item } from './business/business.ts'
import type { Palette } from './palette.ts'
import { objects } from './pictures/objects.ts'
import { type Brush, type Drawable, type FrameOptions, frame, stand } from './pictures/picture.ts'
import { scenes } from './pictures/scenes.ts'
import type { TypePairing } from './type-pairing.ts'

export const width = 1280
export const height = 800

/** Everything a layout needs to draw the first screen of one website. */
export type Page = Brush & {
  business: Business
  name: string
  headline: string
  blurb: string
  kicker: string
  items: readonly Item[]
  type: TypePairing
  /** Corner radius of pictures and cards; 0 on strict sites. */
  radius: number
  /** Buttons: 999 is a pill. */
  buttonRadius: number
  /** Hands out a new scene on each call until all of the business's were used; a very wide crop takes one that bears it. */
  nextScene(shape: number): string
  /** The site's people; the same number is the same person. */
  portrait(index: number): string
}

/** Text set in a box; `bottom` is where the next thing may begin. */
export type Block = { svg: string; bottom: number; width: number }

export type TextWish = {
  x: number
  y: number
  width: number
  size: number
  height?: number
  lines?: number
  fill?: string
  anchor?: TextAnchor
  face?: FontFace
  tracking?: number
  leading?: number
  opacity?: number
  /** Lines of about the same length. */
  balanced?: boolean
}

/** Sets text from the top `y` of its box, as large as `size` allows. */
export function setText(page: Page, text: string, wish: TextWish): Block {
  const { x, y, fill = page.palette.ink, anchor, opacity } = wish
  const style = { face: wish.face ?? page.type.text, tracking: wish.tracking ?? 0, leading: wish.leading ?? 1.45 }
  const fitted = fitText(style, text, {
    width: wish.width,
    height: wish.height ?? 2000,
    max: wish.size,
    lines: wish.lines ?? 9,
    min: 6,
  })
  const rows = wish.balanced || anchor === 'middle' ? balanceLines(fitted, text, wish.width) : fitted.rows
  const first = y + fitted.size * (0.5 * style.leading + 0.28)
  const svg = drawTextRows(page.sheet, { ...fitted, x, y: first, fill, anchor, opacity }, rows)
  return { svg, bottom: y + fitted.rows.length * fitted.size * style.leading, width: wish.width }
}

export function setDisplay(page: Page, text: string, wish: TextWish): Block {
  const { type } = page
  return setText(page, type.upper ? text.toUpperCase() : text, {
    leading: type.leading,
    tracking: type.tracking,
    face: type.display,
    balanced: true,
    ...wish,
    size: wish.size * type.scale,
  })
}

/** As `setDisplay`, but `y` is where the text ends. */
export function setDisplayAbove(page: Page, text: string, wish: TextWish): Block & { top: number } {
  const high = setDisplay(page, text, { ...wish, y: 0 }).bottom
  return { ...setDisplay(page, text, { ...wish, y: wish.y - high }), top: wish.y - high }
}

export const quiet = ({ palette }: { palette: Palette }, amount = 0.32) => mix(palette.ink, palette.ground, amount)
export const faint = ({ palette }: { palette: Palette }) => mix(palette.ink, palette.ground, 0.82)
/** Ink for text on the accent colour. */
export const onAccent = ({ palette }: { palette: Palette }) => readable(palette.accent, palette.ground, palette.ink)
export const onSoft = ({ palette }: { palette: Palette }) => readable(palette.soft, palette.ink)
export const onSecond = ({ palette }: { palette: Palette }) => readable(palette.second, palette.ground, palette.ink)

export function photo(page: Page, box: Box, options: FrameOptions = {}): string {
  return frame(page, box, page.nextScene(box.w / box.h), { radius: page.radius, ...options })
}

export function drawScene(page: Brush, name: keyof typeof scenes, random: Random): string {
  return scenes[name]({ ...page, random })
}

/** The item with that number, centred in the box. */
export function product(page: Page, box: Box, index: number, size = 0.96): string {
  const { items, random, sheet, palette } = page
  const draw: Drawable = objects[items[index % items.length]?.object ?? 'vase']
  const foot = Math.min(box.w, box.h) * size
  return stand(draw({ sheet, palette, random: random.fork(`object ${index}`) }), {
    x: box.x + box.w / 2,
    y: box.y + box.h / 2 + foot * 0.46,
    size: foot,
  })
}
