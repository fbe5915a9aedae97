import { lighten, mix, readable } from '#demo/art/colour.ts'
import { circle, rect } from '#demo/art/svg.ts'
import {
  type Page,
  faint,
  onAccent,
  onSecond,
  photo,
  product,
  quiet,
  setDisplay,
  setText,
} from '#demo/art/website/page.ts'
import { drawButton, label, nav, rule, stars } from '#demo/art/website/parts.ts'

import type { Layout } from './layout.ts'

function tile(page: Page, i: number, { x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  const { palette } = page
  const ground =
    [
      palette.soft,
      lighten(palette.soft, 0.3),
      mix(palette.soft, palette.accent, 0.14),
      mix(palette.soft, palette.second, 0.14),
    ][i % 4] ?? palette.soft
  const item = page.items[i % page.items.length]
  return (
    rect(
      { x, y, w, h },
      page.sheet.linear([
        [0, lighten(ground, 0.12)],
        [1, ground],
      ]),
      { rx: page.radius },
    ) +
    product(page, { x, y, w, h }, i) +
    setText(page, item?.name ?? '', { x, y: y + h + 12, width: w - 90, size: 19, lines: 1, face: page.type.bold }).svg +
    setText(page, item?.price ?? '', { x: x + w, y: y + h + 12, width: 86, size: 19, lines: 1, anchor: 'end' }).svg +
    setText(page, item?.note ?? '', { x, y: y + h + 40, width: w, size: 16, lines: 1, fill: quiet(page) }).svg
  )
}

export const shopLayouts: readonly Layout[] = [
  {
    name: 'product grid',
    trades: ['shop'],
    draw: (page) => {
      const title = setDisplay(page, page.headline, { x: 64, y: 116, width: 760, size: 74, height: 170, lines: 2 })
      const top = Math.max(title.bottom + 34, 300)
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, { x: 872, y: 134, width: 344, size: 18, lines: 4, fill: quiet(page) }).svg +
        [0, 1, 2, 3].map((i) => tile(page, i, { x: 64 + i * 294, y: top, w: 270, h: 716 - top })).join('')
      )
    },
  },
  {
    name: 'single product',
    trades: ['shop'],
    draw: (page) => {
      const { palette } = page
      const [item] = page.items
      const ground = page.random.pick([
        palette.soft,
        mix(palette.soft, palette.accent, 0.35),
        mix(palette.soft, palette.second, 0.35),
      ])
      const title = setDisplay(page, item?.name ?? page.headline, {
        x: 792,
        y: 190,
        width: 424,
        size: 68,
        height: 150,
        lines: 2,
      })
      const text = setText(page, page.blurb, {
        x: 792,
        y: title.bottom + 60,
        width: 400,
        size: 19,
        lines: 4,
        fill: quiet(page),
      })
      const swatches = [palette.accent, palette.second, palette.ink, mix(palette.accent, '#ffffff', 0.5)]
        .map(
          (colour, i) =>
            circle(808 + i * 46, text.bottom + 48, 15, colour) +
            (i === 0 ? circle(808, text.bottom + 48, 20, 'none', { stroke: palette.ink, 'stroke-width': 1.6 }) : ''),
        )
        .join('')
      const buy =
        rect({ x: 792, y: text.bottom + 90, w: 424, h: 60 }, palette.accent, { rx: Math.min(30, page.buttonRadius) }) +
        setText(page, `Add to basket  ${item?.price ?? ''}`, {
          x: 1004,
          y: text.bottom + 105,
          width: 400,
          size: 20,
          lines: 1,
          anchor: 'middle',
          face: page.type.bold,
          fill: onAccent(page),
        }).svg
      return (
        rect(
          { x: 0, y: 92, w: 728, h: 708 },
          page.sheet.radial(
            [
              [0, lighten(ground, 0.4)],
              [1, ground],
            ],
            [0.4, 0.4, 0.7],
          ),
        ) +
        product(page, { x: 40, y: 130, w: 648, h: 640 }, 0, 0.94) +
        [0, 1, 2]
          .map(
            (i) =>
              rect({ x: 40 + i * 84, y: 704, w: 70, h: 70 }, palette.ground, { rx: page.radius / 3, opacity: 0.92 }) +
              product(page, { x: 40 + i * 84, y: 704, w: 70, h: 70 }, i),
          )
          .join('') +
        nav(page) +
        label(page, page.kicker, { x: 792, y: 150 }) +
        title.svg +
        stars(792, title.bottom + 30, readable(palette.ground, palette.accent, palette.ink)) +
        setText(page, '4.8 from 312 reviews', {
          x: 904,
          y: title.bottom + 18,
          width: 240,
          size: 16,
          lines: 1,
          fill: quiet(page),
        }).svg +
        text.svg +
        swatches +
        buy
      )
    },
  },
  {
    name: 'banner and row',
    trades: ['shop'],
    draw: (page) => {
      const { palette } = page
      const ink = onSecond(page)
      const title = setDisplay(page, page.headline, {
        x: 108,
        y: 180,
        width: 470,
        size: 66,
        height: 160,
        lines: 3,
        fill: ink,
      })
      return (
        rect({ x: 0, y: 0, w: 1280, h: 36 }, palette.accent) +
        setText(page, page.kicker, {
          x: 640,
          y: 6,
          width: 800,
          size: 16,
          lines: 1,
          anchor: 'middle',
          fill: onAccent(page),
        }).svg +
        nav(page, { y: 80, kind: 'centre' }) +
        rect({ x: 64, y: 128, w: 1152, h: 316 }, palette.second, { rx: page.radius }) +
        photo(page, { x: 640, y: 128, w: 576, h: 316 }) +
        title.svg +
        drawButton(page, { x: 108, y: 372, label: page.business.cta[0], accent: ink, ink: palette.second, size: 17 })
          .svg +
        setDisplay(page, page.business.section, { x: 64, y: 466, width: 600, size: 32, lines: 1 }).svg +
        [0, 1, 2, 3, 4].map((i) => tile(page, i, { x: 64 + i * 235, y: 522, w: 212, h: 196 })).join('')
      )
    },
  },
  {
    name: 'shelf',
    trades: ['shop'],
    draw: (page) => {
      const { palette } = page
      const wall = mix(palette.soft, palette.accent, 0.12)
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 108,
        width: 1080,
        size: 92,
        height: 110,
        lines: 1,
        anchor: 'middle',
      })
      const item = (i: number) => {
        const x = 64 + i * 290
        const entry = page.items[i]
        return (
          product(page, { x, y: 310, w: 282, h: 300 }, i, 1) +
          setText(page, entry?.name ?? '', {
            x: x + 141,
            y: 686,
            width: 260,
            size: 18,
            lines: 1,
            face: page.type.bold,
            anchor: 'middle',
            fill: readable(wall, palette.ink),
          }).svg +
          setText(page, entry?.price ?? '', {
            x: x + 141,
            y: 716,
            width: 260,
            size: 17,
            lines: 1,
            anchor: 'middle',
            fill: readable(wall, palette.ink),
          }).svg
        )
      }
      return (
        rect(
          { x: 0, y: 300, w: 1280, h: 500 },
          page.sheet.linear([
            [0, palette.ground],
            [0.6, wall],
            [1, wall],
          ]),
        ) +
        nav(page) +
        title.svg +
        setText(page, page.blurb, {
          x: 640,
          y: title.bottom + 12,
          width: 700,
          size: 19,
          lines: 2,
          anchor: 'middle',
          fill: quiet(page),
        }).svg +
        rect(
          { x: 0, y: 586, w: 1280, h: 16 },
          page.sheet.linear([
            [0, '#c89f6d'],
            [1, '#8d6337'],
          ]),
        ) +
        rect(
          { x: 0, y: 602, w: 1280, h: 34 },
          page.sheet.linear([
            [0, '#000', 0.25],
            [1, '#000', 0],
          ]),
        ) +
        [0, 1, 2, 3].map(item).join('')
      )
    },
  },
  {
    name: 'price list',
    trades: ['food', 'stay'],
    draw: (page) => {
      const rows = page.items.slice(0, 6).map((item, i) => {
        const y = 262 + i * 78
        return (
          setText(page, item.name, {
            x: 64,
            y,
            width: 440,
            size: 27 * Math.min(1, page.type.scale),
            lines: 1,
            face: page.type.display,
            leading: 1.2,
          }).svg +
          setText(page, item.note, { x: 64, y: y + 34, width: 440, size: 17, lines: 1, fill: quiet(page) }).svg +
          setText(page, item.price, {
            x: 604,
            y: y + 4,
            width: 120,
            size: 21,
            lines: 1,
            anchor: 'end',
            face: page.type.bold,
          }).svg +
          rule(page, { x: 64, y: y + 66, w: 540 }, faint(page))
        )
      })
      return (
        nav(page) +
        setDisplay(page, page.business.section, { x: 64, y: 128, width: 540, size: 70, lines: 1 }).svg +
        label(page, page.kicker, { x: 64, y: 218 }) +
        rows.join('') +
        photo(page, { x: 668, y: 112, w: 548, h: 410 }) +
        photo(page, { x: 668, y: 538, w: 266, h: 262 }, { radius: page.radius }) +
        photo(page, { x: 950, y: 538, w: 266, h: 262 }, { radius: page.radius })
      )
    },
  },
  {
    name: 'booking bar',
    trades: ['stay'],
    weight: 1.3,
    draw: (page) => {
      const { palette } = page
      const fields =
        page.business.kind === 'hotel'
          ? [
              ['Arrive', 'Fri 12 June'],
              ['Leave', 'Sun 14 June'],
              ['Guests', '2 adults'],
            ]
          : [
              ['Day', 'Fri 12 June'],
              ['Time', '19:30'],
              ['People', 'For two'],
            ]
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 210,
        width: 980,
        size: 92,
        height: 210,
        lines: 2,
        anchor: 'middle',
        fill: '#fff',
      })
      return (
        photo(page, { x: 0, y: 0, w: 1280, h: 800 }, { radius: 0 }) +
        rect(
          { x: 0, y: 0, w: 1280, h: 800 },
          page.sheet.linear([
            [0, '#120c0a', 0.55],
            [0.5, '#120c0a', 0.3],
            [1, '#120c0a', 0.55],
          ]),
        ) +
        nav(page, { ink: '#fff', accent: '#fff', ground: '#1a1412', kind: 'left' }) +
        label(page, page.kicker, { x: 640, y: 168, fill: '#fff', anchor: 'middle' }) +
        title.svg +
        setText(page, page.blurb, {
          x: 640,
          y: title.bottom + 16,
          width: 620,
          size: 20,
          lines: 2,
          anchor: 'middle',
          fill: '#fbf5ec',
        }).svg +
        rect({ x: 140, y: 626, w: 1000, h: 104 }, palette.ground, { rx: Math.min(52, page.radius * 1.6) }) +
        fields
          .map(
            ([name = '', value = ''], i) =>
              setText(page, name, { x: 184 + i * 228, y: 648, width: 190, size: 15, lines: 1, fill: quiet(page) }).svg +
              setText(page, value, { x: 184 + i * 228, y: 674, width: 190, size: 21, lines: 1, face: page.type.bold })
                .svg +
              (i > 0 ? rect({ x: 158 + i * 228, y: 650, w: 1.4, h: 56 }, faint(page)) : ''),
          )
          .join('') +
        drawButton(page, { x: 1000, y: 652, label: 'Search', anchor: 'middle', size: 19 }).svg
      )
    },
  },
]
