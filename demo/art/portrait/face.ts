import { circle, ellipse, group, line, svgNumber, path, type Sheet } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import type { Person } from './person.ts'

export function faceOutline({ face }: Person): string {
  const { jaw, chin, chinY } = face
  const right = `C420 336 ${svgNumber(320 + jaw + 6)} ${svgNumber(chinY - 34)} ${svgNumber(320 + chin)} ${svgNumber(chinY - 5)}`
  const left = `C${svgNumber(320 - jaw - 6)} ${svgNumber(chinY - 34)} 220 336 220 268`
  return `M220 268C220 190 258 146 320 146C382 146 420 190 420 268${right}Q320 ${svgNumber(chinY + 9)} ${svgNumber(320 - chin)} ${svgNumber(chinY - 5)}${left}Z`
}

export function drawEars({ skin, earrings, hairstyle, cloth }: Person): string {
  if (hairstyle.hidesEars) return ''
  const ear = (x: number, side: number) =>
    ellipse([x, 300, 19, 28], skin.base, { transform: `rotate(${side * -8} ${x} 300)` }) +
    line(`M${x + side * 6} 286c${side * -12} -2 ${side * -12} 20 ${side * -6} 26`, skin.shade, 4, { opacity: 0.8 })
  const gold = '#d9ae4f'
  const ring = (x: number) => {
    if (earrings === 'stud') return circle(x, 328, 6.5, gold)
    if (earrings === 'hoop') return circle(x, 345, 16, 'none', { stroke: gold, 'stroke-width': 5 })
    if (earrings === 'drop')
      return line(`M${x} 328V340`, gold, 3) + path(`M${x} 338c12 16 10 28 0 28s-12 -12 0 -28Z`, cloth[0])
    return ''
  }
  return ear(217, -1) + ear(423, 1) + ring(213) + ring(427)
}

export function drawFace(sheet: Sheet, person: Person, random: Random): string {
  const { skin, turn, age } = person
  const outline = faceOutline(person)
  const fill = sheet.radial(
    [
      [0, skin.light],
      [0.5, skin.base],
      [1, skin.base],
    ],
    [0.38, 0.34, 0.75],
  )
  const side = path('M384 140C420 200 412 330 330 440L480 440V120Z', skin.shade, { opacity: 0.42 })
  const brow = path('M200 150H440V214C390 196 250 196 200 214Z', skin.shade, { opacity: 0.3 })
  const cheeks = [262, 378]
    .map((x) => ellipse([x + turn, 334, 27, 19], skin.blush, { opacity: 0.34, filter: sheet.blur(7) }))
    .join('')
  const chin = ellipse([320 + turn * 0.6, 380, 22, 6], skin.shade, { opacity: 0.28 })
  const freckles = person.freckles
    ? Array.from({ length: 22 }, () =>
        circle(320 + turn + random.between(-72, 72), random.between(306, 334), random.between(1.6, 2.8), skin.shade, {
          opacity: 0.75,
        }),
      ).join('')
    : ''
  const mole = person.mole ? circle(366 + turn, 346, 3.6, darken(skin.shade, 0.4)) : ''
  const lines =
    age === 'young' ? '' : age === 'middle' ? creases(person, 0.4) : creases(person, 0.7) + foreheadLines(person)
  const inside = side + brow + cheeks + chin + freckles + mole + lines
  return path(outline, fill) + group({ 'clip-path': sheet.clip(path(outline, '#000')) }, inside)
}

function creases({ skin, turn }: Person, opacity: number): string {
  const d =
    'M276 330C266 338 262 348 262 358M364 330C374 338 378 348 378 358M248 304c-8 2 -14 6 -17 10M392 304c8 2 14 6 17 10'
  return line(d, skin.shade, 3.5, { opacity, transform: `translate(${svgNumber(turn)} 0)` })
}

function foreheadLines({ skin, turn }: Person): string {
  return line('M284 222C308 216 332 216 356 222M292 238C312 233 328 233 348 238', skin.shade, 3.5, {
    opacity: 0.5,
    transform: `translate(${svgNumber(turn)} 0)`,
  })
}

export function drawEyes(sheet: Sheet, person: Person): string {
  const { eyes, turn, iris, skin, brows, hair, lips } = person
  const ink = '#2a1c18'
  const browInk = darken(hair.base === '#e6e2dc' ? '#a9a39b' : hair.shade, 0.1)
  const eye = (side: number) => {
    const x = 320 + turn + side * eyes.gap
    const w = 19 * eyes.size
    const h = 11 * eyes.size * eyes.open
    const y = 288
    const lid = `M${svgNumber(x - w)} ${y + 2}Q${svgNumber(x)} ${svgNumber(y - h * 2 + 3)} ${svgNumber(x + w)} ${y + 1}`
    const almond = `${lid}Q${svgNumber(x)} ${svgNumber(y + h * 1.5)} ${svgNumber(x - w)} ${y + 2}Z`
    const glance = turn * 0.16
    const ball = eyes.smiling
      ? line(
          `M${svgNumber(x - w)} ${y + 4}Q${svgNumber(x)} ${svgNumber(y - h * 1.5)} ${svgNumber(x + w)} ${y + 4}`,
          ink,
          6,
        )
      : path(almond, lighten(skin.light, 0.72)) +
        group(
          { 'clip-path': sheet.clip(path(almond, '#000')) },
          circle(x + glance, y - 1, 10.6 * eyes.size, iris) +
            circle(x + glance, y - 1, 5.6 * eyes.size, '#17100e') +
            path(
              `M${svgNumber(x - w)} ${y - 22}H${svgNumber(x + w)}V${y - 6}Q${svgNumber(x)} ${svgNumber(y - h - 3)} ${svgNumber(x - w)} ${y - 4}Z`,
              '#000',
              {
                opacity: 0.16,
              },
            ),
        ) +
        circle(x + glance + 3.6, y - 5, 3, '#fff', { opacity: 0.92 }) +
        line(lid, ink, lips ? 5.4 : 4.4) +
        (lips ? line(`M${svgNumber(x + side * w)} ${y + 1}q${side * 5} -2 ${side * 8} -7`, ink, 4) : '')
    const by = 258 - brows.lift
    const browPath = `M${svgNumber(x - side * 22)} ${svgNumber(by + 4)}Q${svgNumber(x + side * 4)} ${svgNumber(by - brows.arch)} ${svgNumber(x + side * 27)} ${svgNumber(by + 5)}`
    const crease = eyes.smiling
      ? ''
      : line(
          `M${svgNumber(x - w + 3)} ${svgNumber(y - h - 3)}Q${svgNumber(x)} ${svgNumber(y - h * 2 - 5)} ${svgNumber(x + w - 2)} ${svgNumber(y - h - 3)}`,
          skin.shade,
          3,
          { opacity: 0.55 },
        )
    return crease + ball + line(browPath, browInk, brows.weight, { opacity: 0.92 })
  }
  return eye(-1) + eye(1)
}

export function drawNose({ nose, turn, skin }: Person): string {
  const x = 320 + turn * 1.35
  const bottom = 288 + nose.length
  const w = nose.width
  const shade = darken(skin.shade, 0.08)
  const tip = `M${svgNumber(x - w)} ${svgNumber(bottom - 5)}C${svgNumber(x - w * 0.7)} ${svgNumber(bottom + 4)} ${svgNumber(x - 4)} ${svgNumber(bottom + 5)} ${svgNumber(x)} ${svgNumber(bottom + 5)}C${svgNumber(x + 6)} ${svgNumber(bottom + 5)} ${svgNumber(x + w * 0.8)} ${svgNumber(bottom + 3)} ${svgNumber(x + w)} ${svgNumber(bottom - 6)}`
  const sides = path(
    `M${svgNumber(x + 3)} 284C${svgNumber(x + 8)} ${svgNumber(bottom - 22)} ${svgNumber(x + w + 4)} ${svgNumber(bottom - 14)} ${svgNumber(x + w)} ${svgNumber(bottom - 4)}C${svgNumber(x + w * 0.6)} ${svgNumber(bottom + 4)} ${svgNumber(x + 6)} ${svgNumber(bottom + 4)} ${svgNumber(x + 2)} ${svgNumber(bottom)}Z`,
    skin.shade,
    { opacity: 0.5 },
  )
  const shine = ellipse([x - 3, bottom - 10, 5, 7], skin.light, { opacity: 0.65 })
  if (nose.kind === 'button')
    return (
      line(
        `M${svgNumber(x - w * 0.7)} ${svgNumber(bottom - 2)}Q${svgNumber(x)} ${svgNumber(bottom + 9)} ${svgNumber(x + w * 0.7)} ${svgNumber(bottom - 2)}`,
        shade,
        5,
      ) + shine
    )
  if (nose.kind === 'bridge')
    return (
      sides +
      line(
        `M${svgNumber(x + 6)} 282C${svgNumber(x + 6)} ${svgNumber(bottom - 24)} ${svgNumber(x + w + 3)} ${svgNumber(bottom - 14)} ${svgNumber(x + w)} ${svgNumber(bottom - 3)}C${svgNumber(x + w * 0.6)} ${svgNumber(bottom + 5)} ${svgNumber(x)} ${svgNumber(bottom + 6)} ${svgNumber(x - w * 0.5)} ${svgNumber(bottom + 1)}`,
        shade,
        4.5,
      ) +
      shine
    )
  return sides + line(tip, shade, 4.5) + shine
}

export function drawMouth({ mouth, turn, skin, lips }: Person): string {
  const x = 320 + turn * 1.15
  const y = 357
  const ink = darken(skin.lip, 0.5)
  const lip = lips ? skin.lip : darken(skin.lip, 0.08)
  if (mouth === 'grin' || mouth === 'laugh') {
    const deep = mouth === 'laugh' ? 34 : 24
    const w = mouth === 'laugh' ? 36 : 33
    const open = `M${svgNumber(x - w)} ${y - 6}Q${svgNumber(x)} ${y + 5} ${svgNumber(x + w)} ${y - 6}Q${svgNumber(x + w * 0.7)} ${y + deep - 4} ${svgNumber(x)} ${y + deep - 5}Q${svgNumber(x - w * 0.7)} ${y + deep - 4} ${svgNumber(x - w)} ${y - 6}Z`
    const teeth = `M${svgNumber(x - w + 5)} ${y - 4}Q${svgNumber(x)} ${y + 6} ${svgNumber(x + w - 5)} ${y - 4}Q${svgNumber(x + w * 0.55)} ${y + 10} ${svgNumber(x)} ${y + 11}Q${svgNumber(x - w * 0.55)} ${y + 10} ${svgNumber(x - w + 5)} ${y - 4}Z`
    return (
      path(open, '#5b1f22') +
      path(teeth, '#fffaf3') +
      line(open, lips ? lip : ink, lips ? 5 : 3.5, { opacity: lips ? 1 : 0.8 })
    )
  }
  const lift = mouth === 'soft' ? 9 : mouth === 'smirk' ? 9 : 13
  const skew = mouth === 'smirk' ? 5 : 0
  const curve = `M${svgNumber(x - 27)} ${svgNumber(y - lift * 0.4 + skew)}Q${svgNumber(x)} ${svgNumber(y + lift)} ${svgNumber(x + 28)} ${svgNumber(y - lift * 0.5 - skew)}`
  const full = lips
    ? path(
        `M${svgNumber(x - 24)} ${svgNumber(y - lift * 0.3 + skew)}Q${svgNumber(x - 8)} ${y - 9} ${svgNumber(x)} ${y - 5}Q${svgNumber(x + 8)} ${y - 9} ${svgNumber(x + 25)} ${svgNumber(y - lift * 0.4 - skew)}Q${svgNumber(x)} ${y + 24} ${svgNumber(x - 24)} ${svgNumber(y - lift * 0.3 + skew)}Z`,
        lip,
        { opacity: 0.85 },
      )
    : ellipse([x, y + 12, 14, 4], lip, { opacity: 0.4 })
  return full + line(curve, ink, 5)
}
