import { line, rect } from '#adapters/drawing/svg.ts'
import { mix, readable } from '#demo/art/colour.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { faint, onAccent, onSoft, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { arrow, rule } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const galleryLayouts: readonly Layout[] = [
  {
    name: 'filmstrip',
    trades: ['culture', 'studio'],
    draw: (page) => {
      const shots = [
        [64, 300],
        [384, 440],
        [844, 300],
        [1164, 400],
      ].map(
        ([x = 0, w = 0], i) =>
          photo(page, { x, y: 116, w, h: 420 }) +
          (i === 3
            ? ''
            : setText(page, page.items[i]?.name ?? '', {
                x,
                y: 548,
                width: w,
                size: 18,
                lines: 1,
                face: page.type.bold,
              }).svg),
      )
      const title = setDisplay(page, page.headline, { x: 64, y: 604, width: 760, size: 74, height: 160, lines: 2 })
      return (
        nav(page) +
        shots.join('') +
        title.svg +
        setText(page, page.blurb, { x: 880, y: 618, width: 336, size: 18, lines: 4, fill: quiet(page) }).svg +
        line('M1130 752h86', page.palette.ink, 2) +
        arrow(1194, 752, page.palette.ink, 22)
      )
    },
  },
  {
    name: 'project index',
    trades: ['studio', 'culture'],
    draw: (page) => {
      const rows = page.items.slice(0, 6).map((item, i) => {
        const y = 228 + i * 88
        const on = i === 1
        const fill = on ? readable(page.palette.ground, page.palette.accent, page.palette.ink) : page.palette.ink
        return (
          rule(page, { x: 64, y, w: 1152 }) +
          setText(page, `0${i + 1}`, { x: 64, y: y + 28, width: 60, size: 17, lines: 1, fill: quiet(page) }).svg +
          setDisplay(page, item.name, { x: 130, y: y + 14, width: 460, size: 46, lines: 1, fill }).svg +
          setText(page, item.note, {
            x: 790,
            y: y + 30,
            width: 180,
            size: 18,
            lines: 1,
            anchor: 'end',
            fill: quiet(page),
          }).svg +
          setText(page, item.price, { x: 1216, y: y + 30, width: 120, size: 18, lines: 1, anchor: 'end' }).svg
        )
      })
      return (
        nav(page) +
        setText(page, page.headline, {
          x: 64,
          y: 130,
          width: 700,
          size: 34 * Math.min(1.1, page.type.scale),
          lines: 1,
          face: page.type.display,
        }).svg +
        rows.join('') +
        photo(page, { x: 814, y: 150, w: 270, h: 400 })
      )
    },
  },
  {
    name: 'mosaic',
    trades: ['studio', 'culture', 'stay', 'food'],
    draw: (page) => {
      const title = setDisplay(page, page.headline, { x: 64, y: 614, width: 720, size: 72, height: 160, lines: 2 })
      const { palette } = page
      return (
        nav(page) +
        photo(page, { x: 64, y: 108, w: 564, h: 480 }) +
        photo(page, { x: 644, y: 108, w: 330, h: 232 }) +
        photo(page, { x: 644, y: 356, w: 330, h: 232 }) +
        rect({ x: 990, y: 108, w: 226, h: 232 }, palette.accent, { rx: page.radius }) +
        setText(page, page.business.facts[0]?.[0] ?? '', {
          x: 1016,
          y: 150,
          width: 176,
          size: 60,
          lines: 1,
          face: page.type.display,
          leading: 1.1,
          fill: onAccent(page),
        }).svg +
        setText(page, page.business.facts[0]?.[1] ?? '', {
          x: 1016,
          y: 236,
          width: 176,
          size: 19,
          lines: 2,
          fill: onAccent(page),
        }).svg +
        photo(page, { x: 990, y: 356, w: 226, h: 232 }) +
        title.svg +
        setText(page, page.blurb, { x: 836, y: 626, width: 380, size: 19, lines: 5, fill: quiet(page) }).svg
      )
    },
  },
  {
    name: 'framed',
    trades: ['culture', 'studio', 'stay'],
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 560,
        width: 960,
        size: 72,
        height: 90,
        lines: 1,
        anchor: 'middle',
      })
      return (
        rect({ x: 24, y: 24, w: 1232, h: 752 }, 'none', { stroke: palette.ink, 'stroke-width': 1.6 }) +
        nav(page, { kind: 'centre', button: false, y: 66 }) +
        setText(page, page.kicker, { x: 1216, y: 54, width: 300, size: 17, lines: 1, anchor: 'end' }).svg +
        photo(page, { x: 340, y: 116, w: 600, h: 420 }, { radius: 0 }) +
        photo(page, { x: 64, y: 216, w: 240, h: 320 }, { radius: 0 }) +
        photo(page, { x: 976, y: 216, w: 240, h: 320 }, { radius: 0 }) +
        title.svg +
        setText(page, page.blurb, {
          x: 640,
          y: title.bottom + 8,
          width: 860,
          size: 19,
          lines: 1,
          anchor: 'middle',
          fill: quiet(page),
        }).svg +
        drawButton(page, { x: 640, y: 708, label: page.business.cta[0], anchor: 'middle', size: 16 }).svg
      )
    },
  },
  {
    name: 'colour blocks',
    trades: ['culture', 'service', 'food', 'studio'],
    draw: (page) => {
      const { palette } = page
      const ink = onSoft(page)
      const cell = (i: number, x: number, fill: string, text: string) =>
        rect({ x, y: 520, w: 320, h: 280 }, fill) +
        setText(page, page.items[i]?.name ?? '', {
          x: x + 32,
          y: 560,
          width: 256,
          size: 30 * Math.min(1, page.type.scale),
          height: 110,
          lines: 3,
          face: page.type.display,
          leading: 1.15,
          fill: text,
        }).svg +
        setText(page, page.items[i]?.note ?? '', { x: x + 32, y: 696, width: 256, size: 17, lines: 1, fill: text })
          .svg +
        arrow(x + 32, 752, text, 24)
      const title = setDisplay(page, page.headline, { x: 64, y: 150, width: 540, size: 78, height: 250, lines: 3 })
      const second = readable(palette.second, palette.ground, palette.ink)
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, {
          x: 64,
          y: title.bottom + 18,
          width: 500,
          size: 19,
          lines: 3,
          height: 100,
          fill: quiet(page),
        }).svg +
        photo(page, { x: 640, y: 96, w: 640, h: 424 }, { radius: 0 }) +
        cell(0, 0, palette.accent, onAccent(page)) +
        cell(1, 320, palette.soft, ink) +
        cell(2, 640, palette.second, second) +
        cell(
          3,
          960,
          mix(palette.soft, palette.accent, 0.2),
          readable(mix(palette.soft, palette.accent, 0.2), palette.ink),
        ) +
        rect({ x: 0, y: 519, w: 1280, h: 1 }, faint(page))
      )
    },
  },
]
