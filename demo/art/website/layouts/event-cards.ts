import { circle, rect } from '#adapters/drawing/svg.ts'
import { mix } from '#demo/art/colour.ts'
import { buttons } from '#demo/art/website/buttons.ts'
import { onAccent, onSecond, photo, quiet, setDisplay, setDisplayAbove, setText } from '#demo/art/website/page.ts'
import { facts, rule } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const eventCardLayouts: readonly Layout[] = [
  {
    name: 'ticket',
    trades: ['event', 'culture'],
    draw: (page) => {
      const { palette } = page
      const ink = onAccent(page)
      const [day = '', ...rest] = page.kicker.split(' ')
      const title = setDisplay(page, page.headline, { x: 64, y: 150, width: 660, size: 108, height: 380, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 22,
        width: 540,
        size: 20,
        lines: 3,
        fill: quiet(page),
      })
      const holes = Array.from({ length: 13 }, (_, i) => circle(788, 142 + i * 49, 9, palette.ground)).join('')
      return (
        nav(page) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        rect({ x: 788, y: 118, w: 428, h: 636 }, palette.accent, { rx: page.radius }) +
        photo(page, { x: 828, y: 158, w: 348, h: 300 }, { radius: page.radius / 2 }) +
        holes +
        setText(page, day, {
          x: 828,
          y: 480,
          width: 348,
          size: 74,
          lines: 1,
          face: page.type.display,
          leading: 1.1,
          fill: ink,
        }).svg +
        setText(page, rest.join(' '), {
          x: 828,
          y: 572,
          width: 348,
          size: 28,
          lines: 1,
          face: page.type.bold,
          fill: ink,
        }).svg +
        rule(page, { x: 828, y: 634, w: 348 }, mix(ink, palette.accent, 0.5)) +
        facts(page, { x: 828, y: 652, w: 360, fill: ink, note: ink })
      )
    },
  },
  {
    name: 'speakers',
    kinds: ['conference', 'law', 'clinic', 'architect', 'yoga'],
    draw: (page) => {
      const { palette } = page
      const ground = mix(palette.soft, palette.second, 0.18)
      const names = ['Priya Raman', 'Jonas Lind', 'Amara Osei', 'Mateo Ruiz']
      const roles = {
        event: ['Keynote', 'Workshop', 'Talk', 'Panel'],
        other: ['Founder', 'Partner', 'Senior', 'Joined 2024'],
      }
      const event = page.business.trades.includes('event')
      const title = setDisplay(page, page.headline, { x: 64, y: 120, width: 820, size: 74, height: 170, lines: 2 })
      const people = names.map(
        (name, i) =>
          photo({ ...page, nextScene: () => page.portrait(i) }, { x: 64 + i * 294, y: 336, w: 270, h: 324 }) +
          setText(page, name, { x: 64 + i * 294, y: 676, width: 270, size: 22, lines: 1, face: page.type.bold }).svg +
          setText(page, (event ? roles.event : roles.other)[i] ?? '', {
            x: 64 + i * 294,
            y: 708,
            width: 270,
            size: 17,
            lines: 1,
            fill: quiet(page),
          }).svg,
      )
      return (
        rect({ x: 0, y: 480, w: 1280, h: 320 }, ground, { opacity: 0.35 }) +
        nav(page) +
        title.svg +
        setText(page, page.blurb, { x: 920, y: 132, width: 296, size: 18, lines: 5, fill: quiet(page) }).svg +
        people.join('')
      )
    },
  },
  {
    name: 'big date',
    trades: ['event', 'culture'],
    draw: (page) => {
      const { palette } = page
      const ink = onSecond(page)
      const title = setDisplayAbove(page, page.headline, {
        x: 64,
        y: 744,
        width: 1150,
        size: 150,
        height: 330,
        lines: 2,
        fill: ink,
      })
      return (
        rect({ x: 0, y: 0, w: 1280, h: 800 }, palette.second) +
        nav(page, { ink, accent: ink, ground: palette.second }) +
        photo(page, { x: 640, y: 108, w: 576, h: Math.max(200, title.top - 140) }) +
        setText(page, page.kicker, {
          x: 64,
          y: 116,
          width: 520,
          size: 48,
          height: 130,
          lines: 2,
          face: page.type.display,
          leading: 1.1,
          fill: ink,
        }).svg +
        setText(page, page.blurb, {
          x: 64,
          y: 254,
          width: 470,
          size: 19,
          height: Math.max(60, title.top - 290),
          lines: 4,
          fill: ink,
        }).svg +
        title.svg +
        rule(page, { x: 64, y: title.top - 14, w: 1152 }, mix(ink, palette.second, 0.5))
      )
    },
  },
]
