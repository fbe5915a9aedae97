import { drawable, ellipsize, letter, measure } from '#adapters/drawing/lettering.ts'
import { type Box, group, path, rect, Sheet } from '#adapters/drawing/svg.ts'
import { loadSharp } from '#adapters/load-sharp.ts'
import type { SocialBrand, SocialCard } from '#domain/social/social-image.ts'

import { arrange } from './arrange.ts'
import { COLOURS, loadFaces, MARK, PAGE } from './look.ts'
import { drawWords, type Canvas } from './text-lines.ts'

/** Some social networks accept no larger pictures, and crawlers do not wait for them. */
const MAX_BYTES = 200 * 1024
/**
 * Options for a smaller file: fewer colours (256, or 16), without dithering, which would stipple the plain background.
 */
const FEWER = { palette: true, dither: 0, effort: 1, compressionLevel: 9 }
const ENCODINGS = [{ compressionLevel: 7 }, FEWER, { ...FEWER, colours: 16 }]
const RADIUS = 16

function drawMark(x: number, y: number, size: number, fill: string): string {
  const leaves = MARK.map((leaf, index) => path(leaf, fill, index === 0 ? {} : { opacity: 0.82 }))
  return group({ transform: `translate(${x} ${y}) scale(${size / 24})` }, leaves.join(''))
}

function drawHeader({ sheet, faces }: Canvas, { name, host }: SocialBrand): string {
  const { margin, width } = PAGE
  const [title, place] = [
    { face: faces.display, size: 34, tracking: -15 },
    { face: faces.text, size: 25 },
  ]
  const shownName = ellipsize(title, drawable(title.face, name) ?? '', 500)
  const shownHost = ellipsize(
    place,
    drawable(place.face, host) ?? '',
    width - 2 * margin - 100 - measure(title, shownName),
  )
  return (
    drawMark(margin - 3, 51, 44, COLOURS.accent) +
    letter(sheet, { ...title, x: margin + 54, y: 85, fill: COLOURS.ink }, shownName) +
    letter(sheet, { ...place, x: width - margin, y: 84, fill: COLOURS['ink-soft'], anchor: 'end' }, shownHost)
  )
}

/** The page without its pictures. */
export async function drawPage(
  card: SocialCard,
  { brand, pictures }: { brand: SocialBrand; pictures: number },
): Promise<string> {
  const { width, height } = PAGE
  const { words, chipRows } = arrange(pictures)
  const sheet = new Sheet()
  const names = [brand.name, brand.host, card.heading, card.plainHeading, card.avatar?.initials]
  const texts = [...names, card.note.text, ...card.chips].join(' ')
  const canvas = { sheet, faces: await loadFaces(texts.normalize('NFC')) }
  const ground = rect({ x: 0, y: 0, w: width, h: height }, COLOURS.paper)
  // Without any work to show, the logo fills the page.
  const hall = pictures === 0 ? group({ opacity: 0.62 }, drawMark(742, 168, 560, COLOURS['accent-soft'])) : ''
  const roof = rect({ x: 0, y: 0, w: width, h: 10 }, COLOURS.accent)
  const body = ground + hall + roof + drawHeader(canvas, brand) + drawWords(canvas, card, { ...words, chipRows })
  return sheet.finish({ width, height, title: 'social image' }, body)
}

/** Rounds the corners of a picture in the background colour, and adds the border that all our pictures have. */
function drawFrame({ w, h }: Box): string {
  const round = `M0 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0H${w - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${w} ${RADIUS}V${h - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${w - RADIUS} ${h}H${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${h - RADIUS}Z`
  const corners = path(`M0 0H${w}V${h}H0Z${round}`, COLOURS.paper, { 'fill-rule': 'evenodd' })
  const edge = path(round, 'none', { stroke: COLOURS.line, 'stroke-width': 3 })
  return new Sheet().finish({ width: w, height: h, title: 'frame' }, corners + edge)
}

async function placePicture(picture: Uint8Array, box: Box) {
  const sharp = await loadSharp()
  const [x, y, w, h] = [box.x, box.y, box.w, box.h].map(Math.round) as [number, number, number, number]
  const shown = { left: 0, top: 0, width: Math.min(w, PAGE.width - x), height: Math.min(h, PAGE.height - y) }
  const framed = await sharp(picture)
    .resize(w, h, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(drawFrame({ x, y, w, h })) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const input = await sharp(framed.data, { raw: framed.info }).extract(shown).raw().toBuffer()
  return { input, left: x, top: y, raw: { width: shown.width, height: shown.height, channels: framed.info.channels } }
}

/** Renders the card as a PNG within the size limit. */
export async function drawSocialCard(
  card: SocialCard,
  { brand, pictures }: { brand: SocialBrand; pictures: readonly Uint8Array[] },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const boxes = arrange(pictures.length).pictures
  const placed = await Promise.all(pictures.map((picture, index) => placePicture(picture, boxes[index] as Box)))
  const page = Buffer.from(await drawPage(card, { brand, pictures: pictures.length }))
  const { data, info } = await sharp(page).composite(placed).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let drawn = Buffer.alloc(0)
  for (const encoding of ENCODINGS) {
    drawn = await sharp(data, { raw: info }).png(encoding).toBuffer()
    if (drawn.length <= MAX_BYTES) break
  }
  return drawn
}
