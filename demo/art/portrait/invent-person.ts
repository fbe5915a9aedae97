import type { Random } from '#demo/art/seeded-random.ts'

import { beards } from './beard.ts'
import { clothings } from './clothing.ts'
import { hairstyles } from './hairstyles.ts'
import type { Person, Presentation } from './person.ts'
import { clothColours, hairColours, irises, skins } from './tones.ts'

export function inventPerson(random: Random, wish?: Presentation): Person {
  const presentation =
    wish ??
    random.pickWeighted([
      ['feminine', 9],
      ['masculine', 9],
      ['neutral', 2],
    ] as const)
  const feminine = presentation === 'feminine' || (presentation === 'neutral' && random.chance(0.5))
  const look = feminine ? 'feminine' : 'masculine'
  const age = random.pickWeighted([
    ['young', 5],
    ['middle', 4],
    ['older', 2],
  ] as const)
  const skin = random.pick(skins)
  const hairstyle = random.pickWeighted(
    hairstyles
      .filter((style) => style.worn.includes(look) && (style.ages?.includes(age) ?? true))
      .filter((style) => !style.depths || style.depths.includes(skin.depth))
      .map((style) => [style, style.weight ?? 1] as const),
  )
  const bearded = !feminine && (hairstyle.bearded ?? random.chance(0.55))
  const jaw = feminine ? random.between(58, 68) : random.between(68, 80)
  return {
    presentation,
    age,
    skin,
    hair: random.pick(hairColours(age, skin.depth)),
    iris: random.pick(irises(skin.depth)),
    cloth: random.pick(clothColours),
    hairstyle,
    beard: bearded ? random.pick(beards.filter((beard) => !hairstyle.bearded || beard.full)) : undefined,
    clothing: random.pick(clothings.filter((clothing) => clothing.worn.includes(look))),
    face: {
      width: random.between(0.93, 1.05) * (feminine ? 0.97 : 1.01),
      jaw,
      chin: feminine ? random.between(20, 28) : random.between(26, 38),
      chinY: random.between(398, 414),
    },
    turn: random.between(-11, 11),
    tilt: random.between(-3.5, 3.5),
    mirrored: random.chance(0.5),
    eyes: {
      size: random.between(0.94, 1.1) * (feminine ? 1.06 : 0.98),
      open: random.between(0.82, 1.05),
      gap: random.between(43, 48),
      smiling: random.chance(0.16),
    },
    brows: {
      weight: feminine ? random.between(6, 9) : random.between(9, 13),
      arch: random.between(5, 12),
      lift: random.between(-4, 4),
    },
    nose: {
      width: random.between(14, 21),
      length: random.between(36, 46),
      kind: random.pick(['soft', 'bridge', 'button'] as const),
    },
    mouth: random.pickWeighted([
      ['smile', 4],
      ['grin', 4],
      ['soft', 3],
      ['smirk', 2],
      ['laugh', 1.4],
    ] as const),
    lips: feminine && random.chance(0.75),
    glasses: random.chance(0.32) ? random.pick(['round', 'square', 'cat', 'wire', 'browline'] as const) : undefined,
    earrings: random.chance(feminine ? 0.5 : 0.08) ? random.pick(['stud', 'hoop', 'drop'] as const) : undefined,
    freckles: skin.depth < 3 && random.chance(0.22),
    mole: random.chance(0.1),
  }
}
