import { rect } from '#adapters/drawing/svg.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { faint, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { label, rule } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const hospitalityLayouts: readonly Layout[] = [
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
