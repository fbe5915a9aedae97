import { circle, ellipse, group, line, n, path, type Sheet } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import type { Person } from './person.ts'

export function faceOutline({ face }: Person): string {
  const { jaw, chin, chinY } = face
  const right = `C420 336 ${n(320 + jaw + 6)} ${n(chinY - 34)} ${n(320 + chin)} ${n(chinY - 5)}`
  const left = `C${n(320 - jaw - 6)} ${n(chinY - 34)} 220 336 220 268`
  return `M220 268C220 190 258 146 320 146C382 146 420 190 420 268${right}Q320 ${n(chinY + 9)} ${n(320 - chin)} ${n(chinY - 5)}${left}Z`
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
  return line(d, skin.shade, 3.5, { opacity, transform: `translate(${n(turn)} 0)` })
}

function foreheadLines({ skin, turn }: Person): string {
  return line('M284 222C308 216 332 216 356 222M292 238C312 233 328 233 348 238', skin.shade, 3.5, {
    opacity: 0.5,
    transform: `translate(${n(turn)} 0)`,
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
    const lid = `M${n(x - w)} ${y + 2}Q${n(x)} ${n(y - h * 2 + 3)} ${n(x + w)} ${y + 1}`
    const almond = `${lid}Q${n(x)} ${n(y + h * 1.5)} ${n(x - w)} ${y + 2}Z`
    const glance = turn * 0.16
    const ball = eyes.smiling
      ? line(`M${n(x - w)} ${y + 4}Q${n(x)} ${n(y - h * 1.5)} ${n(x + w)} ${y + 4}`, ink, 6)
      : path(almond, lighten(skin.light, 0.72)) +
        group(
          { 'clip-path': sheet.clip(path(almond, '#000')) },
          circle(x + glance, y - 1, 10.6 * eyes.size, iris) +
            circle(x + glance, y - 1, 5.6 * eyes.size, '#17100e') +
            path(`M${n(x - w)} ${y - 22}H${n(x + w)}V${y - 6}Q${n(x)} ${n(y - h - 3)} ${n(x - w)} ${y - 4}Z`, '#000', {
              opacity: 0.16,
            }),
        ) +
        circle(x + glance + 3.6, y - 5, 3, '#fff', { opacity: 0.92 }) +
        line(lid, ink, lips ? 5.4 : 4.4) +
        (lips ? line(`M${n(x + side * w)} ${y + 1}q${side * 5} -2 ${side * 8} -7`, ink, 4) : '')
    const by = 258 - brows.lift
    const browPath = `M${n(x - side * 22)} ${n(by + 4)}Q${n(x + side * 4)} ${n(by - brows.arch)} ${n(x + side * 27)} ${n(by + 5)}`
    const crease = eyes.smiling
      ? ''
      : line(
          `M${n(x - w + 3)} ${n(y - h - 3)}Q${n(x)} ${n(y - h * 2 - 5)} ${n(x + w - 2)} ${n(y - h - 3)}`,
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
  const tip = `M${n(x - w)} ${n(bottom - 5)}C${n(x - w * 0.7)} ${n(bottom + 4)} ${n(x - 4)} ${n(bottom + 5)} ${n(x)} ${n(bottom + 5)}C${n(x + 6)} ${n(bottom + 5)} ${n(x + w * 0.8)} ${n(bottom + 3)} ${n(x + w)} ${n(bottom - 6)}`
  const sides = path(
    `M${n(x + 3)} 284C${n(x + 8)} ${n(bottom - 22)} ${n(x + w + 4)} ${n(bottom - 14)} ${n(x + w)} ${n(bottom - 4)}C${n(x + w * 0.6)} ${n(bottom + 4)} ${n(x + 6)} ${n(bottom + 4)} ${n(x + 2)} ${n(bottom)}Z`,
    skin.shade,
    { opacity: 0.5 },
  )
  const shine = ellipse([x - 3, bottom - 10, 5, 7], skin.light, { opacity: 0.65 })
  if (nose.kind === 'button')
    return (
      line(
        `M${n(x - w * 0.7)} ${n(bottom - 2)}Q${n(x)} ${n(bottom + 9)} ${n(x + w * 0.7)} ${n(bottom - 2)}`,
        shade,
        5,
      ) + shine
    )
  if (nose.kind === 'bridge')
    return (
      sides +
      line(
        `M${n(x + 6)} 282C${n(x + 6)} ${n(bottom - 24)} ${n(x + w + 3)} ${n(bottom - 14)} ${n(x + w)} ${n(bottom - 3)}C${n(x + w * 0.6)} ${n(bottom + 5)} ${n(x)} ${n(bottom + 6)} ${n(x - w * 0.5)} ${n(bottom + 1)}`,
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
    const open = `M${n(x - w)} ${y - 6}Q${n(x)} ${y + 5} ${n(x + w)} ${y - 6}Q${n(x + w * 0.7)} ${y + deep - 4} ${n(x)} ${y + deep - 5}Q${n(x - w * 0.7)} ${y + deep - 4} ${n(x - w)} ${y - 6}Z`
    const teeth = `M${n(x - w + 5)} ${y - 4}Q${n(x)} ${y + 6} ${n(x + w - 5)} ${y - 4}Q${n(x + w * 0.55)} ${y + 10} ${n(x)} ${y + 11}Q${n(x - w * 0.55)} ${y + 10} ${n(x - w + 5)} ${y - 4}Z`
    return (
      path(open, '#5b1f22') +
      path(teeth, '#fffaf3') +
      line(open, lips ? lip : ink, lips ? 5 : 3.5, { opacity: lips ? 1 : 0.8 })
    )
  }
  const lift = mouth === 'soft' ? 9 : mouth === 'smirk' ? 9 : 13
  const skew = mouth === 'smirk' ? 5 : 0
  const curve = `M${n(x - 27)} ${n(y - lift * 0.4 + skew)}Q${n(x)} ${n(y + lift)} ${n(x + 28)} ${n(y - lift * 0.5 - skew)}`
  const full = lips
    ? path(
        `M${n(x - 24)} ${n(y - lift * 0.3 + skew)}Q${n(x - 8)} ${y - 9} ${n(x)} ${y - 5}Q${n(x + 8)} ${y - 9} ${n(x + 25)} ${n(y - lift * 0.4 - skew)}Q${n(x)} ${y + 24} ${n(x - 24)} ${n(y - lift * 0.3 + skew)}Z`,
        lip,
        { opacity: 0.85 },
      )
    : ellipse([x, y + 12, 14, 4], lip, { opacity: 0.4 })
  return full + line(curve, ink, 5)
}
