import { circle, group, rect, type Box } from '#adapters/drawing/svg.ts'
import { lighten, mix, readable } from '#demo/art/colour.ts'

import { areaChart, barChart } from './charts.ts'
import { setText, type Page } from './page.ts'
import { card } from './parts.ts'

/** Colours inside an app's window: always a light or a dark sheet of its own. */
export type Skin = { sheet: string; ink: string; dim: string; rim: string }

export const skinOf = (dark: boolean): Skin =>
  dark
    ? { sheet: '#15171c', ink: '#f3f3f0', dim: '#9a9da6', rim: '#2b2e36' }
    : { sheet: '#ffffff', ink: '#191a1d', dim: '#6f7178', rim: '#e7e6e2' }

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
