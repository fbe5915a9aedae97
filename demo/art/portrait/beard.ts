import { type Sheet, line, path } from '#adapters/drawing/svg.ts'

import type { Beard, Person } from './person.ts'

/** `full` beards hide the jaw; only they go with a turban. */
const moustache =
  'M320 336C304 328 280 334 264 352C282 350 300 352 320 347C340 352 358 350 376 352C360 334 336 328 320 336Z'

/** Follows the jaw from ear to ear and ends `drop` px below the chin. */
function along({ face }: Person, drop: number, out: number): string {
  const { jaw, chin, chinY } = face
  const end = chinY + drop
  const upper = 'C410 322 404 344 384 350C372 338 344 328 320 338C296 328 268 338 256 350C236 344 230 322 226 284'
  return `M${220 - out} 284C${220 - out} 330 ${320 - jaw - out} ${chinY - 26} ${320 - chin - out} ${end - 6 - drop * 0.3}Q320 ${end + 10 + drop * 0.3} ${320 + chin + out} ${end - 6 - drop * 0.3}C${320 + jaw + out} ${chinY - 26} ${420 + out} 330 ${420 + out} 284L414 284${upper}Z`
}

function full(sheet: Sheet, person: Person, drop: number, out: number): string {
  const { hair, face } = person
  const fill = sheet.linear([
    [0, hair.base],
    [1, hair.shade],
  ])
  const strands = [-34, -12, 12, 34]
    .map((x) => `M${320 + x} ${388}q${x / 6} ${drop / 2 + 8} ${-x / 5} ${drop + face.chinY - 396}`)
    .join('')
  return path(along(person, drop, out), fill) + line(strands, hair.light, 3, { opacity: 0.35 })
}

export const beards: readonly Beard[] = [
  {
    name: 'stubble',
    draw: (_sheet, person) =>
      path(along(person, 0, 0), person.hair.base, { opacity: 0.26 }) +
      path(moustache, person.hair.base, { opacity: 0.2 }),
  },
  { name: 'short', full: true, draw: (sheet, person) => full(sheet, person, 6, 2) },
  { name: 'full', full: true, draw: (sheet, person) => full(sheet, person, 22, 5) },
  { name: 'long', full: true, draw: (sheet, person) => full(sheet, person, 58, 6) },
  { name: 'moustache', draw: (_sheet, person) => path(moustache, person.hair.base) },
  {
    name: 'goatee',
    draw: (sheet, person) => {
      const y = person.face.chinY
      const d = `M282 352C270 ${y - 18} 290 ${y + 12} 320 ${y + 14}C350 ${y + 12} 370 ${y - 18} 358 352C352 372 344 374 320 373C296 374 288 372 282 352Z`
      return (
        path(
          d,
          sheet.linear([
            [0, person.hair.base],
            [1, person.hair.shade],
          ]),
        ) + path(moustache, person.hair.base)
      )
    },
  },
]
