import { lighten, mix, readable } from '#demo/art/colour.ts'
import { type Box, circle, group, line, n, path, rect } from '#demo/art/svg.ts'

import { type Page, setText } from './page.ts'
import { card } from './parts.ts'

/** Colours inside an app's window: always a light or a dark sheet of its own. */
export type Skin = { sheet: string; ink: string; dim: string; rim: string }

export const skinOf = (dark: boolean): Skin =>
  dark
    ? { sheet: '#15171c', ink: '#f3f3f0', dim: '#9a9da6', rim: '#2b2e36' }
    : { sheet: '#ffffff', ink: '#191a1d', dim: '#6f7178', rim: '#e7e6e2' }

export function areaChart(page: Page, box: Box, colour: string): string {
  const random = page.random.fork(`chart ${box.x}`)
  let level = 0.35
  const points = Array.from({ length: 13 }, (_, i) => {
    level = Math.min(0.95, Math.max(0.12, level + random.between(-0.13, 0.2)))
    return [box.x + (i * box.w) / 12, box.y + box.h * (1 - level)] as const
  })
  const d = points.map(([x, y], i) => (i === 0 ? `M${n(x)} ${n(y)}` : `L${n(x)} ${n(y)}`)).join('')
  const [lastX, lastY] = points.at(-1) ?? [0, 0]
  return (
    path(
      `${d}V${n(box.y + box.h)}H${n(box.x)}Z`,
      page.sheet.linear([
        [0, colour, 0.45],
        [1, colour, 0.02],
      ]),
    ) +
    line(d, colour, 3.5) +
    circle(lastX, lastY, 7, colour) +
    circle(lastX, lastY, 3, '#fff')
  )
}

export function barChart(page: Page, box: Box, colours: readonly [string, string]): string {
  const random = page.random.fork('bars')
  const step = box.w / 9
  return Array.from({ length: 9 }, (_, i) => {
    const h = box.h * random.between(0.3, 1)
    return rect({ x: box.x + i * step, y: box.y + box.h - h, w: step * 0.58, h }, i === 6 ? colours[0] : colours[1], {
      rx: 4,
    })
  }).join('')
}

/** A dashboard with figures, a curve, bars and a list. */
export function dashboard(page: Page, box: Box, dark: boolean): string {
  const { palette } = page
  const skin = skinOf(dark)
  const accent =
    readable(skin.sheet, palette.accent, palette.second) === '#ffffff' ? lighten(palette.accent, 0.3) : palette.accent
  const tint = mix(accent, skin.sheet, 0.72)
  const text = (words: string, x: number, y: number, size: number, fill = skin.ink, bold = false, wide = 160) =>
    setText(page, words, { x, y, width: wide, size, lines: 1, fill, face: bold ? page.type.bold : page.type.text }).svg
  const { x, y, w } = box
  const side = ['Overview', ...page.business.nav, 'Settings']
    .map(
      (entry, i) =>
        (i === 0 ? rect({ x: x + 14, y: y + 76, w: 152, h: 34 }, tint, { rx: 8 }) : '') +
        rect({ x: x + 28, y: y + 86 + i * 42, w: 14, h: 14 }, i === 0 ? accent : skin.rim, { rx: 4 }) +
        text(entry, x + 54, y + 82 + i * 42, 15, i === 0 ? skin.ink : skin.dim, i === 0, 108),
    )
    .join('')
  const left = x + 204
  const inner = w - 232
  const third = inner / 3
  const tiles = page.items
    .slice(3, 6)
    .map(
      (item, i) =>
        rect({ x: left + i * third, y: y + 76, w: third - 16, h: 100 }, skin.sheet, {
          rx: 10,
          stroke: skin.rim,
          'stroke-width': 1.4,
        }) +
        text(item.name, left + i * third + 16, y + 88, 14, skin.dim, false, third - 44) +
        text(item.price, left + i * third + 16, y + 112, 25, skin.ink, true, third - 44) +
        text(item.note, left + i * third + 16, y + 146, 14, i === 2 ? palette.second : accent, true, third - 44),
    )
    .join('')
  const grid = [0, 1, 2, 3]
    .map((i) => rect({ x: left + 20, y: y + 262 + i * 44, w: inner * 0.6 - 40, h: 1.2 }, skin.rim))
    .join('')
  const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']
    .map((month, i) => text(month, left + 24 + i * ((inner * 0.6 - 60) / 5.4), y + 408, 13, skin.dim, false, 40))
    .join('')
  const chart =
    rect({ x: left, y: y + 194, w: inner * 0.6, h: 246 }, skin.sheet, {
      rx: 10,
      stroke: skin.rim,
      'stroke-width': 1.4,
    }) +
    text('This year', left + 20, y + 208, 17, skin.ink, true) +
    grid +
    areaChart(page, { x: left + 20, y: y + 250, w: inner * 0.6 - 40, h: 150 }, accent) +
    months
  const bars =
    rect({ x: left + inner * 0.6 + 16, y: y + 194, w: inner * 0.4 - 32, h: 246 }, skin.sheet, {
      rx: 10,
      stroke: skin.rim,
      'stroke-width': 1.4,
    }) +
    text('By week', left + inner * 0.6 + 36, y + 208, 17, skin.ink, true) +
    barChart(page, { x: left + inner * 0.6 + 36, y: y + 252, w: inner * 0.4 - 68, h: 160 }, [accent, tint])
  const rows = page.business.facts
    .map(
      ([value, what], i) =>
        text(what, left + 20, y + 462 + i * 40, 16, skin.ink, false, 260) +
        text(value, left + inner * 0.72, y + 462 + i * 40, 16, skin.dim, true) +
        rect({ x: left, y: y + 496 + i * 40, w: inner - 16, h: 1.2 }, skin.rim),
    )
    .join('')
  const clip = page.sheet.clip(rect(box, '#000', { rx: 14 }))
  const body =
    rect({ x, y, w: 180, h: box.h }, mix(skin.sheet, skin.ink, 0.03)) +
    circle(x + 34, y + 38, 11, accent) +
    text(page.name, x + 56, y + 27, 16, skin.ink, true, 112) +
    text(`Good morning, Ada`, left, y + 24, 21, skin.ink, true, 300) +
    side +
    tiles +
    chart +
    bars +
    rows
  return (
    card(page, box, skin.sheet, 14) +
    group({ 'clip-path': clip }, body) +
    rect(box, 'none', { rx: 14, stroke: skin.rim, 'stroke-width': 1.4 })
  )
}

/** A phone with a balance or headline figure and a list. */
export function phone(page: Page, { x, y }: { x: number; y: number }, screen: 'home' | 'card' | 'chart'): string {
  const { palette } = page
  const skin = skinOf(screen === 'chart')
  const accent = palette.accent
  const ink = readable(accent, palette.ground, palette.ink)
  const text = (words: string, tx: number, ty: number, size: number, fill: string, bold = false, wide = 220) =>
    setText(page, words, {
      x: tx,
      y: ty,
      width: wide,
      size,
      lines: 1,
      fill,
      face: bold ? page.type.bold : page.type.text,
    }).svg
  const list = page.items
    .slice(3, 6)
    .map(
      (item, i) =>
        circle(
          x + 48,
          y + 392 + i * 58,
          18,
          [palette.soft, mix(accent, skin.sheet, 0.7), mix(palette.second, skin.sheet, 0.6)][i] ?? accent,
        ) +
        text(item.name, x + 78, y + 370 + i * 58, 15, skin.ink, true, 110) +
        text(item.note, x + 78, y + 392 + i * 58, 13, skin.dim, false, 110) +
        setText(page, item.price, {
          x: x + 258,
          y: y + 380 + i * 58,
          width: 80,
          size: 14,
          lines: 1,
          anchor: 'end',
          fill: skin.ink,
        }).svg,
    )
    .join('')
  const [value = '', what = ''] = page.business.facts[screen === 'card' ? 2 : 0] ?? []
  const head =
    rect(
      { x: x + 22, y: y + 92, w: 244, h: 150 },
      page.sheet.linear(
        [
          [0, lighten(accent, 0.18)],
          [1, accent],
        ],
        50,
      ),
      { rx: 18 },
    ) +
    text(screen === 'card' ? page.name : what, x + 42, y + 108, 15, ink) +
    text(
      screen === 'card' ? '5240  ····  ····  7731' : value,
      x + 42,
      y + (screen === 'card' ? 196 : 136),
      screen === 'card' ? 17 : 38,
      ink,
      true,
      200,
    ) +
    (screen === 'card'
      ? circle(x + 222, y + 124, 14, palette.second) + circle(x + 238, y + 124, 14, ink, { opacity: 0.6 })
      : '')
  const middle =
    screen === 'chart'
      ? areaChart(page, { x: x + 24, y: y + 258, w: 240, h: 90 }, palette.second)
      : [0, 1, 2]
          .map(
            (i) =>
              rect({ x: x + 22 + i * 84, y: y + 262, w: 76, h: 76 }, mix(skin.sheet, accent, 0.12), { rx: 16 }) +
              circle(x + 60 + i * 84, y + 292, 12, accent, { opacity: 1 - i * 0.25 }) +
              setText(
                page,
                (page.business.kind === 'fintech' ? ['Send', 'Save', 'Split'] : ['Today', 'Saved', 'Search'])[i] ?? '',
                { x: x + 60 + i * 84, y: y + 310, width: 70, size: 13, lines: 1, anchor: 'middle', fill: skin.ink },
              ).svg,
          )
          .join('')
  return (
    card(page, { x, y, w: 288, h: 590 }, '#17171a', 44) +
    rect({ x: x + 9, y: y + 9, w: 270, h: 572 }, skin.sheet, { rx: 36 }) +
    rect({ x: x + 104, y: y + 22, w: 80, h: 20 }, '#17171a', { rx: 10 }) +
    text('Hello, Ada', x + 26, y + 54, 19, skin.ink, true) +
    head +
    middle +
    list
  )
}
