import type { Random } from '#demo/art/seeded-random.ts'
import { makeBomb, makeJpeg } from '#test/make-pictures.ts'

import type { FilePart } from './encode-body.ts'

const jpeg = await makeJpeg({ width: 240, height: 220 })
const bomb = makeBomb()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const FILES: readonly (readonly [Buffer, number])[] = [
  [jpeg, 8],
  [jpeg.subarray(0, jpeg.length / 2), 2],
  [Buffer.concat([jpeg, Buffer.alloc(20_000)]), 1],
  [bomb, 2],
  [svg, 1],
  [Buffer.alloc(0), 1],
  [Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'), 1],
  [Buffer.from('\0\0\0\x1cftypavif\0\0\0\0', 'latin1'), 1],
  [Buffer.from('GIF89a'), 1],
]

/** A file that an attacker might upload as a picture. */
export function anyPicture(random: Random): Omit<FilePart, 'name'> {
  return {
    bytes: random.pickWeighted(FILES),
    fileName: random.pick(['me.jpg', '', '../../me.jpg', 'a'.repeat(300), 'me.jpg\0.exe', 'mé\u202Egpj.exe']),
    type: random.pick(['image/jpeg', 'image/png', 'image/avif', 'text/html', '']),
  }
}
