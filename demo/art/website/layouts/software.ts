import { circle, rect } from '#adapters/drawing/svg.ts'
import { luminance } from '#demo/art/colour.ts'
import { buttons } from '#demo/art/website/buttons.ts'
import { photo, quiet, setDisplay, setText, type Page } from '#demo/art/website/page.ts'
import { card, facts, label } from '#demo/art/website/parts.ts'
import { dashboard } from '#demo/art/website/screens.ts'
import { nav } from '#demo/art/website/site-header.ts'

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
]
