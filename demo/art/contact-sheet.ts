import { writeFileSync } from 'node:fs'

import sharp from 'sharp'

import { drawMonogram } from './monogram.ts'
import { drawPortrait } from './portrait.ts'
import { drawWebsite } from './website/draw-website.ts'

// node demo/art/contact-sheet.ts out.png [portraits|monograms|websites] [count] [columns] [first]
type Cell = { width: number; height: number; draw(seed: string): string }

const agencies = [
  'Marlow & Finch',
  'Studio Kessel',
  'Northlight',
  'Oak Six',
  'Ten Past Blue',
  'Fieldnotes Digital',
  'Żubr Studio',
  '9 Elms',
]

const cells: Record<string, Cell> = {
  monograms: {
    width: 200,
    height: 200,
    draw: (seed) => drawMonogram(seed, agencies[Number(seed.slice(5)) % agencies.length] ?? 'Guildhall'),
  },
  websites: { width: 480, height: 300, draw: (seed) => drawWebsite(seed).svg },
  portraits: { width: 200, height: 200, draw: (seed) => drawPortrait(seed) },
}

const [out = 'contact-sheet.png', what = 'portraits', count = '48', columns = '8', first = '0'] = process.argv.slice(2)
const cell = cells[what]
if (!cell) throw new Error(`Draws ${Object.keys(cells).join(', ')}; not ${what}`)

const gap = 8
const across = Number(columns)
const rows = Math.ceil(Number(count) / across)
const pictures = []
let [drawing, rendering, largest] = [0, 0, 0]
for (let i = 0; i < Number(count); i++) {
  const start = performance.now()
  const svg = cell.draw(`seed-${Number(first) + i}`)
  const drawn = performance.now()
  const input = await sharp(Buffer.from(svg)).resize(cell.width, cell.height).png().toBuffer()
  drawing += drawn - start
  rendering += performance.now() - drawn
  largest = Math.max(largest, svg.length)
  pictures.push({
    input,
    left: gap + (i % across) * (cell.width + gap),
    top: gap + Math.floor(i / across) * (cell.height + gap),
  })
}
const canvas = {
  width: gap + across * (cell.width + gap),
  height: gap + rows * (cell.height + gap),
  channels: 3 as const,
  background: '#faf8f3',
}
writeFileSync(out, await sharp({ create: canvas }).composite(pictures).png().toBuffer())
console.log(
  `${count} ${what}: ${(drawing / Number(count)).toFixed(1)} ms to draw, ${(rendering / Number(count)).toFixed(1)} ms to render, largest ${Math.round(largest / 1024)} KB`,
)
