import { Sheet, group, svgNumber, path } from '#adapters/drawing/svg.ts'

import { contrast } from './colour.ts'
import { drawBackground } from './portrait/background.ts'
import { drawEars, drawEyes, drawFace, drawMouth, drawNose } from './portrait/face.ts'
import { drawGlasses } from './portrait/glasses.ts'
import { inventPerson } from './portrait/invent-person.ts'
import type { Person, Presentation } from './portrait/person.ts'
import { grounds } from './portrait/tones.ts'
import { type Random, seededRandom } from './seeded-random.ts'

export type { Presentation } from './portrait/person.ts'

/** Head and shoulders, 640 × 640; the same seed and hint give the same person. */
export function drawPortrait(seed: string, hints: { presentation?: Presentation } = {}): string {
  const random = seededRandom(`portrait/${seed}`)
  const person = inventPerson(random.fork('person'), hints.presentation)
  const sheet = new Sheet()
  const apart = grounds.filter(
    ([ground]) =>
      contrast(ground, person.cloth[0]) > 1.35 &&
      contrast(ground, person.skin.base) > 1.25 &&
      contrast(ground, person.hair.base) > (person.skin.depth > 2 ? 2.6 : 1.5),
  )
  const background = drawBackground(sheet, random.fork('background'), random.pick(apart.length > 0 ? apart : grounds))
  const figure = drawFigure(sheet, person, random.fork('figure'))
  return sheet.finish({ width: 640, height: 640, title: 'Portrait' }, background + figure)
}

/** The person without a background, for a place 640 × 640. */
export function drawFigure(sheet: Sheet, person: Person, random: Random): string {
  const { skin, face, tilt, mirrored } = person
  const hair = person.hairstyle.draw(sheet, person, random.fork('hair'))
  const wide = `translate(${svgNumber(320 - 320 * face.width)} 0) scale(${svgNumber(face.width)} 1)`
  const head = (body: string) => group({ transform: `rotate(${svgNumber(tilt)} 320 420) ${wide}` }, body)
  const neck = path('M274 340H366V452C372 474 392 486 412 494L320 540L228 494C248 486 268 474 274 452Z', skin.base)
  const shadow = path(
    `M274 370H366V438C350 ${svgNumber(face.chinY + 40)} 290 ${svgNumber(face.chinY + 30)} 274 404Z`,
    skin.shade,
    {
      opacity: 0.85,
    },
  )
  const shoulders = person.presentation === 'feminine' ? 0.88 : 1
  const body = group(
    { transform: `translate(${svgNumber(320 - 320 * shoulders)} -14) scale(${shoulders} 1.03)` },
    person.clothing.draw(sheet, person),
  )
  const features = [
    drawEars(person),
    drawFace(sheet, person, random.fork('face')),
    drawNose(person),
    person.beard?.draw(sheet, person) ?? '',
    drawMouth(person),
    drawEyes(sheet, person),
    hair.front ?? '',
    drawGlasses(person),
  ].join('')
  const drawing = head(hair.back ?? '') + neck + shadow + body + head(features)
  // Closer than a passport photo, so that the face still reads at 48 px.
  const near = person.hairstyle.tall ? 'translate(-32 2) scale(1.1)' : 'translate(-67 -44) scale(1.21)'
  return group({ transform: mirrored ? `translate(640 0) scale(-1 1) ${near}` : near }, drawing)
}
