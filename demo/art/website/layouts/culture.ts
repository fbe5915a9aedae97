import { circle, path, rect } from '#adapters/drawing/svg.ts'
import { readable } from '#demo/art/colour.ts'
import { onAccent, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { label, rule } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const cultureLayouts: readonly Layout[] = [
  {
    name: 'magazine cover',
    kinds: ['magazine', 'museum', 'photographer', 'podcast'],
    draw: (page) => {
      const masthead = setDisplay(page, page.name, {
        x: 640,
        y: 26,
        width: 1160,
        size: 150,
        height: 150,
        lines: 1,
        anchor: 'middle',
        leading: 1.05,
      })
      const top = masthead.bottom + 62
      const stories = page.items.slice(0, 4).map((item, i) => {
        const y = top + 10 + i * ((744 - top) / 4)
        return (
          label(page, item.note, { x: 888, y }) +
          setText(page, item.name, {
            x: 888,
            y: y + 26,
            width: 328,
            size: 27 * Math.min(1.05, page.type.scale),
            lines: 2,
            height: 70,
            face: page.type.display,
            leading: 1.14,
          }).svg +
          (i > 0 ? rule(page, { x: 888, y: y - 16, w: 328 }) : '')
        )
      })
      const title = setDisplay(page, page.headline, {
        x: 104,
        y: 560,
        width: 700,
        size: 70,
        height: 150,
        lines: 2,
        fill: '#fff',
      })
      return (
        masthead.svg +
        rule(page, { x: 64, y: masthead.bottom + 10, w: 1152 }, page.palette.ink) +
        setText(page, page.kicker, { x: 64, y: masthead.bottom + 20, width: 380, size: 17, lines: 1 }).svg +
        setText(page, page.business.nav.join('     '), {
          x: 1216,
          y: masthead.bottom + 20,
          width: 600,
          size: 17,
          lines: 1,
          anchor: 'end',
        }).svg +
        photo(page, { x: 64, y: top, w: 784, h: 744 - top }) +
        rect(
          { x: 64, y: 480, w: 784, h: 264 },
          page.sheet.linear([
            [0, '#000', 0],
            [1, '#000', 0.75],
          ]),
          { rx: page.radius },
        ) +
        title.svg +
        stories.join('')
      )
    },
  },
  {
    name: 'front page',
    kinds: ['magazine', 'museum', 'nonprofit', 'law', 'podcast'],
    draw: (page) => {
      const columns = page.items.slice(0, 3).map((item, i) => {
        const x = 64 + i * 392
        return (
          rule(page, { x, y: 560, w: 368 }, page.palette.ink) +
          setText(page, item.name, {
            x,
            y: 576,
            width: 368,
            size: 28 * Math.min(1.05, page.type.scale),
            height: 72,
            lines: 2,
            face: page.type.display,
            leading: 1.15,
          }).svg +
          setText(page, page.business.blurbs[i] ?? page.blurb, {
            x,
            y: 656,
            width: 360,
            size: 17,
            lines: 3,
            fill: quiet(page),
          }).svg +
          setText(page, `${item.note}, ${item.price}`, {
            x,
            y: 742,
            width: 360,
            size: 15,
            lines: 1,
            face: page.type.bold,
            fill: readable(page.palette.ground, page.palette.accent, page.palette.ink),
          }).svg
        )
      })
      const title = setDisplay(page, page.headline, { x: 64, y: 136, width: 500, size: 78, height: 270, lines: 4 })
      return (
        nav(page, { kind: 'centre' }) +
        rule(page, { x: 64, y: 92, w: 1152 }, page.palette.ink) +
        title.svg +
        setText(page, page.blurb, { x: 64, y: title.bottom + 20, width: 470, size: 20, lines: 3, fill: quiet(page) })
          .svg +
        photo(page, { x: 612, y: 124, w: 604, h: 404 }) +
        columns.join('')
      )
    },
  },
  {
    name: 'player',
    kinds: ['podcast'],
    weight: 2,
    draw: (page) => {
      const { palette } = page
      const ink = onAccent(page)
      const random = page.random.fork('wave')
      const wave = Array.from({ length: 96 }, (_, i) => {
        const h = 8 + Math.abs(Math.sin(i * 0.37) * Math.cos(i * 0.11)) * 46 * random.between(0.5, 1.2)
        return rect({ x: 456 + i * 7.2, y: 716 - h / 2, w: 4, h }, ink, { rx: 2, opacity: i < 36 ? 1 : 0.4 })
      }).join('')
      const rows = page.items.slice(0, 4).map((item, i) => {
        const y = 176 + i * 104
        return (
          circle(706, y + 34, 24, i === 0 ? palette.accent : 'none', { stroke: palette.accent, 'stroke-width': 1.6 }) +
          path(`M${700} ${y + 24}l16 10l-16 10Z`, i === 0 ? ink : palette.ink) +
          setText(page, item.name, {
            x: 752,
            y: y + 2,
            width: 370,
            size: 25 * Math.min(1.05, page.type.scale),
            lines: 1,
            face: page.type.display,
            leading: 1.2,
          }).svg +
          setText(page, item.note, { x: 752, y: y + 36, width: 370, size: 17, lines: 1, fill: quiet(page) }).svg +
          setText(page, item.price, {
            x: 1216,
            y: y + 18,
            width: 90,
            size: 17,
            lines: 1,
            anchor: 'end',
            fill: quiet(page),
          }).svg +
          rule(page, { x: 682, y: y + 84, w: 534 })
        )
      })
      const title = setDisplay(page, page.headline, { x: 64, y: 176, width: 560, size: 82, height: 280, lines: 4 })
      return (
        nav(page) +
        label(page, page.kicker, { x: 64, y: 136 }) +
        title.svg +
        setText(page, page.blurb, { x: 64, y: title.bottom + 20, width: 500, size: 20, lines: 3, fill: quiet(page) })
          .svg +
        rows.join('') +
        rect({ x: 0, y: 632, w: 1280, h: 168 }, palette.accent) +
        photo(page, { x: 64, y: 652, w: 128, h: 128 }, { radius: 8 }) +
        setText(page, page.items[0]?.name ?? '', {
          x: 216,
          y: 680,
          width: 210,
          size: 19,
          lines: 2,
          face: page.type.bold,
          leading: 1.25,
          fill: ink,
        }).svg +
        setText(page, '12:08 of 38:20', { x: 216, y: 734, width: 200, size: 15, lines: 1, fill: ink }).svg +
        wave
      )
    },
  },
]
