import { darken, lighten, mix, readable } from '#demo/art/colour.ts'
import { luminance } from '#demo/art/colour.ts'
import { circle, line, rect } from '#demo/art/svg.ts'
import { type Page, onAccent, onSoft, photo, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { buttons, card, drawButton, facts, label, logo, nav } from '#demo/art/website/parts.ts'
import { areaChart, barChart, dashboard, phone } from '#demo/art/website/screens.ts'

import type { Layout } from './layout.ts'

const software = ['software'] as const
const isDark = ({ palette }: Page) => luminance(palette.ground) < 0.2
const brands = ['Nimbus Foods', 'Fold', 'Arbor Rail', 'Kite & Co', 'Halden']

function customers(page: Page, y: number): string {
  return brands
    .map(
      (brand, i) =>
        setText(page, brand, {
          x: 128 + i * 256,
          y,
          width: 200,
          size: 20,
          lines: 1,
          anchor: 'middle',
          face: page.type.bold,
          fill: quiet(page, 0.45),
        }).svg,
    )
    .join('')
}

export const softwareLayouts: readonly Layout[] = [
  {
    name: 'dashboard right',
    kinds: ['analytics', 'fintech'],
    draw: (page) => {
      const title = setDisplay(page, page.headline, { x: 64, y: 196, width: 470, size: 70, height: 260, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 20,
        width: 430,
        size: 20,
        lines: 4,
        fill: quiet(page),
      })
      return (
        circle(
          1150,
          420,
          420,
          page.sheet.radial([
            [0, page.palette.accent, 0.35],
            [1, page.palette.accent, 0],
          ]),
        ) +
        nav(page) +
        label(page, page.kicker, { x: 64, y: 156 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        dashboard(page, { x: 600, y: 140, w: 800, h: 600 }, isDark(page))
      )
    },
  },
  {
    name: 'dashboard below',
    kinds: ['analytics'],
    draw: (page) => {
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 120,
        width: 900,
        size: 74,
        height: 90,
        lines: 1,
        anchor: 'middle',
      })
      const text = setText(page, page.blurb, {
        x: 640,
        y: title.bottom + 10,
        width: 640,
        size: 19,
        lines: 2,
        anchor: 'middle',
        fill: quiet(page),
      })
      return (
        photo(page, { x: 0, y: 400, w: 1280, h: 400 }, { radius: 0 }) +
        nav(page) +
        title.svg +
        text.svg +
        buttons(page, { x: 640, y: text.bottom + 20, anchor: 'middle' }) +
        dashboard(page, { x: 190, y: text.bottom + 96, w: 900, h: 600 }, page.random.fork('skin').chance(0.4))
      )
    },
  },
  {
    name: 'phones',
    kinds: ['fintech'],
    weight: 1.6,
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, { x: 64, y: 190, width: 520, size: 76, height: 270, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 20,
        width: 440,
        size: 20,
        lines: 4,
        fill: quiet(page),
      })
      return (
        rect(
          { x: 660, y: 0, w: 620, h: 800 },
          page.sheet.linear(
            [
              [0, mix(palette.soft, palette.accent, 0.25)],
              [1, mix(palette.soft, palette.second, 0.3)],
            ],
            50,
          ),
        ) +
        nav(page, { right: 620, kind: 'bare' }) +
        label(page, page.kicker, { x: 64, y: 150 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        facts(page, { x: 64, y: 704, w: 520 }) +
        phone(page, { x: 940, y: 210 }, 'chart') +
        phone(page, { x: 716, y: 100 }, 'card')
      )
    },
  },
  {
    name: 'phone centred',
    kinds: ['fintech', 'podcast', 'yoga'],
    draw: (page) => {
      const { palette } = page
      const ink = onAccent(page)
      const title = setDisplay(page, page.headline, {
        x: 64,
        y: 150,
        width: 400,
        size: 66,
        height: 300,
        lines: 5,
        fill: ink,
      })
      return (
        rect(
          { x: 0, y: 0, w: 1280, h: 800 },
          page.sheet.linear(
            [
              [0, lighten(palette.accent, 0.08)],
              [1, darken(palette.accent, 0.18)],
            ],
            60,
          ),
        ) +
        circle(640, 470, 320, palette.ground, { opacity: 0.14 }) +
        circle(640, 470, 230, palette.ground, { opacity: 0.14 }) +
        nav(page, { ink, accent: ink, ground: palette.accent, kind: 'left' }) +
        title.svg +
        drawButton(page, { x: 64, y: title.bottom + 28, label: page.business.cta[0], accent: ink, ink: palette.accent })
          .svg +
        setText(page, page.blurb, { x: 860, y: 180, width: 340, size: 21, lines: 6, fill: ink }).svg +
        facts(page, { x: 860, y: 640, w: 370, fill: ink, note: ink }) +
        phone(page, { x: 496, y: 150 }, 'home')
      )
    },
  },
  {
    name: 'terminal',
    kinds: ['developer'],
    weight: 1.6,
    draw: (page) => {
      const { palette } = page
      const mono = { family: 'dm-mono', weight: 400 }
      const tool = page.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
      const lines = [
        `$ ${tool} deploy --preview`,
        '',
        'Reading 214 files',
        'Building web, api, worker',
        'Copying database (1.2 GB)',
        'Ready in 9.1 s',
        '',
        `https://feat-checkout.${tool}.example`,
        `$ ${tool} logs --follow`,
        '12:04:18  GET /basket  200  14 ms',
        '12:04:19  POST /orders 201  32 ms',
      ]
      const colours = [
        '#f3f3f0',
        '',
        '#9aa0a6',
        '#9aa0a6',
        '#9aa0a6',
        '#7fe0a8',
        '',
        '#7cc4ff',
        '#f3f3f0',
        '#c9b8ff',
        '#c9b8ff',
      ]
      const title = setDisplay(page, page.headline, { x: 64, y: 190, width: 480, size: 74, height: 270, lines: 4 })
      const text = setText(page, page.blurb, {
        x: 64,
        y: title.bottom + 20,
        width: 440,
        size: 20,
        lines: 3,
        fill: quiet(page),
      })
      return (
        nav(page) +
        label(page, page.kicker, { x: 64, y: 150 }) +
        title.svg +
        text.svg +
        buttons(page, { x: 64, y: text.bottom + 30 }) +
        circle(
          930,
          400,
          360,
          page.sheet.radial([
            [0, palette.accent, 0.4],
            [1, palette.accent, 0],
          ]),
        ) +
        card(page, { x: 620, y: 150, w: 596, h: 520 }, '#14161a', 14) +
        [0, 1, 2].map((i) => circle(650 + i * 24, 178, 7, ['#ff6b5e', '#f5bd4f', '#61c554'][i] ?? '#888')).join('') +
        lines
          .map((entry, i) =>
            entry
              ? setText(page, entry, {
                  x: 650,
                  y: 214 + i * 38,
                  width: 540,
                  size: 20,
                  lines: 1,
                  face: mono,
                  fill: colours[i] ?? '#fff',
                }).svg
              : '',
          )
          .join('') +
        customers(page, 722)
      )
    },
  },
  {
    name: 'pricing',
    trades: software,
    draw: (page) => {
      const { palette } = page
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 116,
        width: 960,
        size: 64,
        height: 84,
        lines: 1,
        anchor: 'middle',
      })
      const points = ['Unlimited projects', 'Help from people', 'Export any time', 'Cancel in one click']
      const plan = (i: number) => {
        const item = page.items[i]
        const x = 112 + i * 360
        const on = i === 1
        const ground = on ? palette.accent : palette.soft
        const ink = on ? onAccent(page) : onSoft(page)
        const y = on ? 246 : 268
        const ticks = points
          .slice(0, i + 2)
          .map(
            (point, k) =>
              line(`M${x + 34} ${y + 246 + k * 40}l6 7l12 -15`, ink, 2.5) +
              setText(page, point, { x: x + 66, y: y + 231 + k * 40, width: 230, size: 18, lines: 1, fill: ink }).svg,
          )
          .join('')
        return (
          card(page, { x, y, w: 336, h: on ? 506 : 462 }, ground) +
          setText(page, item?.name ?? '', {
            x: x + 34,
            y: y + 28,
            width: 260,
            size: 24,
            lines: 1,
            face: page.type.bold,
            fill: ink,
          }).svg +
          setText(page, item?.price ?? '', {
            x: x + 34,
            y: y + 68,
            width: 200,
            size: 68,
            lines: 1,
            face: page.type.display,
            leading: 1.1,
            fill: ink,
          }).svg +
          setText(page, 'per month', { x: x + 34, y: y + 146, width: 200, size: 16, lines: 1, fill: ink }).svg +
          setText(page, item?.note ?? '', { x: x + 34, y: y + 180, width: 270, size: 18, lines: 1, fill: ink }).svg +
          ticks +
          drawButton(page, {
            x: x + 34,
            y: y + (on ? 430 : 392),
            label: page.business.cta[0],
            accent: ink,
            ink: ground,
            size: 16,
          }).svg
        )
      }
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, {
          x: 640,
          y: title.bottom + 6,
          width: 700,
          size: 18,
          lines: 1,
          anchor: 'middle',
          fill: quiet(page),
        }).svg +
        [0, 1, 2].map(plan).join('')
      )
    },
  },
  {
    name: 'glow',
    trades: software,
    draw: (page) => {
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 230,
        width: 940,
        size: 104,
        height: 240,
        lines: 2,
        anchor: 'middle',
        fill: '#fff',
      })
      const text = setText(page, page.blurb, {
        x: 640,
        y: title.bottom + 18,
        width: 600,
        size: 21,
        lines: 2,
        anchor: 'middle',
        fill: '#f1eef6',
      })
      return (
        photo(page, { x: 0, y: 0, w: 1280, h: 800 }, { radius: 0 }) +
        rect({ x: 0, y: 0, w: 1280, h: 800 }, '#08070d', { opacity: 0.55 }) +
        nav(page, { ink: '#fff', accent: '#fff', ground: '#111018' }) +
        rect({ x: 490, y: 166, w: 300, h: 40 }, '#fff', { rx: 20, opacity: 0.14 }) +
        setText(page, page.kicker, { x: 640, y: 173, width: 280, size: 17, lines: 1, anchor: 'middle', fill: '#fff' })
          .svg +
        title.svg +
        text.svg +
        buttons(page, { x: 640, y: text.bottom + 32, anchor: 'middle', accent: '#fff', ink: '#111018', line: '#fff' }) +
        facts(page, { x: 330, y: 694, w: 720, fill: '#fff', note: '#e9e6f0' })
      )
    },
  },
  {
    name: 'bento',
    weight: 1.4,
    trades: ['software', 'service', 'shop', 'culture'],
    draw: (page) => {
      const { palette } = page
      const r = Math.max(14, page.radius)
      const soft = onSoft(page)
      const title = setDisplay(page, page.headline, {
        x: 96,
        y: 146,
        width: 520,
        size: 64,
        height: 200,
        lines: 3,
        fill: soft,
      })
      const [value = '', what = ''] = page.business.facts[1] ?? []
      const tech = page.business.trades.includes('software')
      const dark = { x: 936, y: 392, w: 280, h: 344 }
      const tile = mix(palette.soft, palette.second, 0.3)
      const inkTile = readable(tile, palette.ink)
      return (
        nav(page) +
        rect({ x: 64, y: 104, w: 600, h: 408 }, palette.soft, { rx: r }) +
        title.svg +
        setText(page, page.blurb, {
          x: 96,
          y: title.bottom + 14,
          width: 500,
          size: 18,
          lines: 3,
          height: 82,
          fill: soft,
        }).svg +
        drawButton(page, { x: 96, y: 444, label: page.business.cta[0], size: 16 }).svg +
        photo(page, { x: 680, y: 104, w: 536, h: 272 }, { radius: r }) +
        rect({ x: 680, y: 392, w: 240, h: 344 }, palette.accent, { rx: r }) +
        setText(page, value, {
          x: 706,
          y: 428,
          width: 190,
          size: 76,
          lines: 1,
          face: page.type.display,
          leading: 1.1,
          fill: onAccent(page),
        }).svg +
        setText(page, what, { x: 706, y: 520, width: 190, size: 20, lines: 2, fill: onAccent(page) }).svg +
        logo(page, { x: 706, y: 702, size: 18, ink: onAccent(page), accent: onAccent(page), width: 190 }).svg +
        (tech
          ? rect(dark, '#15171c', { rx: r }) +
            setText(page, page.items[3]?.name ?? '', {
              x: 960,
              y: 416,
              width: 230,
              size: 17,
              lines: 1,
              fill: '#c9cbd1',
            }).svg +
            setText(page, page.items[3]?.price ?? '', {
              x: 960,
              y: 442,
              width: 230,
              size: 34,
              lines: 1,
              face: page.type.bold,
              fill: '#fff',
            }).svg +
            areaChart(page, { x: 960, y: 520, w: 232, h: 180 }, lighten(palette.accent, 0.25))
          : photo(page, dark, { radius: r })) +
        rect({ x: 64, y: 528, w: 290, h: 208 }, tile, { rx: r }) +
        setText(page, page.business.quote[0], {
          x: 90,
          y: 552,
          width: 240,
          size: 23,
          height: 116,
          lines: 4,
          face: page.type.display,
          leading: 1.2,
          fill: inkTile,
        }).svg +
        setText(page, page.business.quote[1], { x: 90, y: 692, width: 240, size: 15, lines: 1, fill: inkTile }).svg +
        (tech
          ? rect({ x: 370, y: 528, w: 294, h: 208 }, palette.soft, { rx: r }) +
            barChart(page, { x: 400, y: 560, w: 240, h: 148 }, [palette.accent, mix(palette.accent, palette.soft, 0.6)])
          : photo(page, { x: 370, y: 528, w: 294, h: 208 }, { radius: r }))
      )
    },
  },
]
