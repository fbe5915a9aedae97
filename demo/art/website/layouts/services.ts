import { rect } from '#adapters/drawing/svg.ts'
import { mix, readable } from '#demo/art/colour.ts'
import { buttons } from '#demo/art/website/buttons.ts'
import { faint, onAccent, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { arrow, card, label, rule, stars } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

export const serviceLayouts: readonly Layout[] = [
  {
    name: 'donate',
    kinds: ['nonprofit'],
    weight: 2.4,
    draw: (page) => {
      const { palette } = page
      const sums = ['£10', '£25', '£60', 'Other']
      const title = setDisplay(page, page.headline, {
        x: 64,
        y: 330,
        width: 600,
        size: 84,
        height: 290,
        lines: 4,
        fill: '#fff',
      })
      const form = sums.map((sum, i) => {
        const box = { x: 808 + (i % 2) * 172, y: 330 + Math.floor(i / 2) * 78, w: 160, h: 64 }
        return (
          rect(box, i === 1 ? palette.accent : 'none', {
            rx: Math.min(16, page.radius),
            stroke: i === 1 ? palette.accent : faint(page),
            'stroke-width': 1.8,
          }) +
          setText(page, sum, {
            x: box.x + 80,
            y: box.y + 15,
            width: 140,
            size: 23,
            lines: 1,
            anchor: 'middle',
            face: page.type.bold,
            fill: i === 1 ? onAccent(page) : palette.ink,
          }).svg
        )
      })
      return (
        photo(page, { x: 0, y: 0, w: 1280, h: 800 }, { radius: 0 }) +
        rect(
          { x: 0, y: 0, w: 1280, h: 800 },
          page.sheet.linear(
            [
              [0, '#0c0f0b', 0.78],
              [0.65, '#0c0f0b', 0.3],
              [1, '#0c0f0b', 0.1],
            ],
            0,
          ),
        ) +
        nav(page, { ink: '#fff', accent: '#fff', ground: '#14180f', kind: 'left' }) +
        label(page, page.kicker, { x: 64, y: 292, fill: '#fff' }) +
        title.svg +
        setText(page, page.blurb, {
          x: 64,
          y: title.bottom + 16,
          width: 520,
          size: 20,
          lines: 3,
          height: 100,
          fill: '#f7f3ea',
        }).svg +
        card(page, { x: 772, y: 176, w: 408, h: 520 }, palette.ground) +
        setText(page, 'I would like to give', { x: 808, y: 208, width: 330, size: 25, lines: 1, face: page.type.bold })
          .svg +
        rect({ x: 808, y: 266, w: 332, h: 12 }, faint(page), { rx: 6 }) +
        rect({ x: 808, y: 266, w: 226, h: 12 }, palette.accent, { rx: 6 }) +
        setText(page, '68% of £80,000', { x: 808, y: 288, width: 330, size: 16, lines: 1, fill: quiet(page) }).svg +
        form.join('') +
        setText(page, 'Once     Monthly', { x: 808, y: 502, width: 330, size: 18, lines: 1, fill: quiet(page) }).svg +
        rect({ x: 808, y: 556, w: 332, h: 64 }, palette.accent, { rx: Math.min(32, page.buttonRadius) }) +
        setText(page, 'Give £25 today', {
          x: 974,
          y: 572,
          width: 300,
          size: 21,
          lines: 1,
          anchor: 'middle',
          face: page.type.bold,
          fill: onAccent(page),
        }).svg +
        setText(page, 'Safe, and you can stop any time.', {
          x: 974,
          y: 640,
          width: 320,
          size: 15,
          lines: 1,
          anchor: 'middle',
          fill: quiet(page),
        }).svg
      )
    },
  },
  {
    name: 'appointments',
    kinds: ['clinic', 'yoga', 'law', 'pottery'],
    weight: 1.6,
    draw: (page) => {
      const { palette } = page
      const days = ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12']
      const times = ['08:30', '09:15', '11:00', '13:45', '15:30', '17:00']
      const slots = days.map(
        (day, i) =>
          setText(page, day, { x: 790 + i * 106, y: 452, width: 96, size: 16, lines: 1, face: page.type.bold }).svg +
          times
            .slice(i % 2, 4 + (i % 2))
            .map((time, k) => {
              const on = i === 1 && k === 2
              return (
                rect(
                  { x: 790 + i * 106, y: 486 + k * 52, w: 92, h: 40 },
                  on ? palette.accent : mix(palette.ground, palette.ink, 0.06),
                  { rx: Math.min(12, page.radius) },
                ) +
                setText(page, time, {
                  x: 836 + i * 106,
                  y: 494 + k * 52,
                  width: 80,
                  size: 17,
                  lines: 1,
                  anchor: 'middle',
                  fill: on ? onAccent(page) : palette.ink,
                }).svg
              )
            })
            .join(''),
      )
      const title = setDisplay(page, page.headline, { x: 64, y: 176, width: 560, size: 78, height: 270, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 20,
        width: 520,
        size: 20,
        lines: 3,
        fill: quiet(page),
      })
      return (
        rect({ x: 640, y: 0, w: 640, h: 800 }, palette.soft) +
        photo(page, { x: 640, y: 0, w: 640, h: 520 }, { radius: 0 }) +
        nav(page, { right: 610, kind: 'bare' }) +
        label(page, page.kicker, { x: 64, y: 138 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        stars(64, 724, readable(palette.ground, palette.accent, palette.ink)) +
        setText(page, page.business.quote[0], { x: 178, y: 708, width: 430, size: 18, lines: 2, height: 56 }).svg +
        card(page, { x: 752, y: 376, w: 488, h: 360 }, palette.ground) +
        setText(page, 'Next free times', { x: 790, y: 404, width: 400, size: 23, lines: 1, face: page.type.bold }).svg +
        slots.join('')
      )
    },
  },
  {
    name: 'numbered services',
    trades: ['service', 'studio'],
    draw: (page) => {
      const { palette } = page
      const list = page.business.items.slice(0, 4).map((item, i) => {
        const y = 168 + i * 146
        return (
          setText(page, `${i + 1}`, {
            x: 716,
            y,
            width: 60,
            size: 52,
            lines: 1,
            face: page.type.display,
            leading: 1.1,
            fill: readable(palette.ground, palette.accent, palette.ink),
          }).svg +
          setText(page, item.name, {
            x: 800,
            y: y + 2,
            width: 380,
            size: 30 * Math.min(1.05, page.type.scale),
            lines: 1,
            face: page.type.display,
            leading: 1.2,
          }).svg +
          setText(page, item.note, { x: 800, y: y + 46, width: 360, size: 18, lines: 1, fill: quiet(page) }).svg +
          arrow(1190, y + 28, palette.ink, 22) +
          rule(page, { x: 716, y: y + 104, w: 500 })
        )
      })
      const title = setDisplay(page, page.headline, { x: 64, y: 140, width: 560, size: 74, height: 170, lines: 3 })
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, { x: 64, y: title.bottom + 16, width: 540, size: 19, lines: 3, fill: quiet(page) })
          .svg +
        photo(page, { x: 64, y: Math.max(420, title.bottom + 130), w: 580, h: 420 }) +
        list.join('')
      )
    },
  },
]
