import { toDrawableText, ellipsizeText, drawTextLine, measureText } from '#adapters/drawing/draw-text.ts'
import { type Box, circle, group, path, rect, Sheet } from '#adapters/drawing/svg.ts'
import { loadSharp } from '#adapters/load-sharp.ts'
import type { SocialImageTheme } from '#domain/brand/brand.ts'
import type { SocialBrand, SocialCard } from '#domain/social/social-image.ts'

import { computeCardLayout } from './card-layout.ts'
import { type CardColours, DEFAULT_CARD_COLOURS, loadCardFonts, LOGO_PATHS, CARD_SIZE } from './card-style.ts'
import { SOCIAL_CARD_AVATAR_SIZE, AVATAR_CORNER_RADIUS, type CardCanvas, drawCardText } from './draw-card-text.ts'

/** Some social networks accept no larger pictures, and crawlers do not wait for them. */
const MAX_BYTES = 200 * 1024
/**
 * Options for a smaller file: fewer colours (256, or 16), without dithering, which would stipple the plain background.
 */
const FEWER = { palette: true, dither: 0, effort: 1, compressionLevel: 9 }
const ENCODINGS = [{ compressionLevel: 7 }, FEWER, { ...FEWER, colours: 16 }]
const RADIUS = 16

function drawMark(x: number, y: number, size: number, fill: string): string {
  const leaves = LOGO_PATHS.map((leaf, index) => path(leaf, fill, index === 0 ? {} : { opacity: 0.82 }))
  return group({ transform: `translate(${x} ${y}) scale(${size / 24})` }, leaves.join(''))
}

/** Where the mark is, on top of the page. */
const MARK_BOX = { x: CARD_SIZE.margin - 3, y: 51, size: 44 }

/** Ours is part of the page; a brand's is a picture that is put there, or there is none. */
function drawHeader(
  { sheet, faces, colours }: CardCanvas,
  { name, host }: SocialBrand,
  look: SocialImageTheme | undefined,
): string {
  const { margin, width } = CARD_SIZE
  const isMarked = !look || look.mark !== undefined
  const [title, place] = [
    { face: faces.display, size: 34, tracking: -15 },
    { face: faces.text, size: 25 },
  ]
  const shownName = ellipsizeText(title, toDrawableText(title.face, name) ?? '', 500)
  const shownHost = ellipsizeText(
    place,
    toDrawableText(place.face, host) ?? '',
    width - 2 * margin - 100 - measureText(title, shownName),
  )
  return (
    (look ? '' : drawMark(MARK_BOX.x, MARK_BOX.y, MARK_BOX.size, colours.accent)) +
    drawTextLine(sheet, { ...title, x: isMarked ? margin + 54 : margin, y: 85, fill: colours.ink }, shownName) +
    drawTextLine(sheet, { ...place, x: width - margin, y: 84, fill: colours['ink-soft'], anchor: 'end' }, shownHost)
  )
}

const drawHall = (isBranded: boolean, fill: string) =>
  isBranded ? circle(1080, 560, 400, fill) : drawMark(742, 168, 560, fill)

type Parts = { brand: SocialBrand; look?: SocialImageTheme | undefined }

/** The page without its pictures, but with the face, whose place depends on the words beside it. */
export async function drawSocialCardSvg(
  card: SocialCard,
  { brand, pictures, face, look }: Parts & { pictures: number; face?: string | undefined },
): Promise<string> {
  const colours = look?.colours ?? DEFAULT_CARD_COLOURS
  const { width, height } = CARD_SIZE
  const { words, chipRows } = computeCardLayout(pictures)
  const sheet = new Sheet()
  const names = [brand.name, brand.host, card.heading, card.plainHeading, card.avatar?.initials]
  const texts = [...names, card.note.text, ...card.chips].join(' ')
  const canvas = { sheet, colours, face, faces: await loadCardFonts(texts.normalize('NFC')) }
  const ground = rect({ x: 0, y: 0, w: width, h: height }, colours.paper)
  // Without any work to show, the logo fills the page; a brand has an arc of its colour instead.
  const hall = pictures === 0 ? group({ opacity: 0.62 }, drawHall(look !== undefined, colours['accent-soft'])) : ''
  const roof = rect({ x: 0, y: 0, w: width, h: 10 }, colours.accent)
  const body =
    ground + hall + roof + drawHeader(canvas, brand, look) + drawCardText(canvas, card, { ...words, chipRows })
  return sheet.finish({ width, height, title: 'social image' }, body)
}

/** Rounds the corners of a picture in the background colour, and adds the border that all our pictures have. */
function drawFrame({ w, h }: Box, colours: CardColours): string {
  const round = `M0 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0H${w - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${w} ${RADIUS}V${h - RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${w - RADIUS} ${h}H${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${h - RADIUS}Z`
  const corners = path(`M0 0H${w}V${h}H0Z${round}`, colours.paper, { 'fill-rule': 'evenodd' })
  const edge = path(round, 'none', { stroke: colours.line, 'stroke-width': 3 })
  return new Sheet().finish({ width: w, height: h, title: 'frame' }, corners + edge)
}

async function placePicture(picture: Uint8Array, box: Box, colours: CardColours) {
  const sharp = await loadSharp()
  const [x, y, w, h] = [box.x, box.y, box.w, box.h].map(Math.round) as [number, number, number, number]
  const shown = { left: 0, top: 0, width: Math.min(w, CARD_SIZE.width - x), height: Math.min(h, CARD_SIZE.height - y) }
  const framed = await sharp(picture)
    .resize(w, h, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(drawFrame({ x, y, w, h }, colours)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const input = await sharp(framed.data, { raw: framed.info }).extract(shown).raw().toBuffer()
  return { input, left: x, top: y, raw: { width: shown.width, height: shown.height, channels: framed.info.channels } }
}

/** Twice as large as it is drawn, for networks that show the card large. */
const FACE = 2 * SOCIAL_CARD_AVATAR_SIZE

/** Round for a person, with round corners for a workspace, as on pages. */
async function cutFace(face: Uint8Array, shape: 'person' | 'workspace'): Promise<string> {
  const sharp = await loadSharp()
  const box = { x: 0, y: 0, w: FACE, h: FACE, rx: shape === 'person' ? FACE / 2 : 2 * AVATAR_CORNER_RADIUS }
  const mask = new Sheet().finish({ width: FACE, height: FACE, title: 'mask' }, rect(box, '#fff'))
  const cut = await sharp(face)
    .resize(FACE, FACE, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return `data:image/png;base64,${cut.toString('base64')}`
}

async function placeMark(mark: Uint8Array) {
  const { x, y, size } = MARK_BOX
  const sharp = await loadSharp()
  return { input: await sharp(mark).resize(size, size).png().toBuffer(), left: x, top: y }
}

/** Renders the card as a PNG within the size limit. */
export async function drawSocialCard(
  card: SocialCard,
  { brand, pictures, face, look }: Parts & { pictures: readonly Uint8Array[]; face?: Uint8Array | undefined },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const boxes = computeCardLayout(pictures.length).pictures
  const placed = await Promise.all(
    pictures.map((picture, index) => placePicture(picture, boxes[index] as Box, look?.colours ?? DEFAULT_CARD_COLOURS)),
  )
  const mark = look?.mark ? [await placeMark(look.mark)] : []
  const shape = card.avatar?.shape ?? 'person'
  const portrait = face && (await cutFace(face, shape))
  const page = Buffer.from(await drawSocialCardSvg(card, { brand, pictures: pictures.length, face: portrait, look }))
  const { data, info } = await sharp(page)
    .composite([...placed, ...mark])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let drawn = Buffer.alloc(0)
  for (const encoding of ENCODINGS) {
    drawn = await sharp(data, { raw: info }).png(encoding).toBuffer()
    if (drawn.length <= MAX_BYTES) break
  }
  return drawn
}
