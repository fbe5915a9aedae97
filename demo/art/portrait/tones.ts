import type { Age, Tone } from './person.ts'

const skin = (depth: number, base: string, shade: string, light: string, blush: string, lip: string): Tone => ({
  depth,
  base,
  shade,
  light,
  blush,
  lip,
})

export const skins: readonly Tone[] = [
  skin(0, '#f8dcc9', '#e2b299', '#fff0e4', '#f0a08c', '#c8645c'),
  skin(0, '#f5d0b5', '#dba583', '#fde6d4', '#eb9277', '#c05a50'),
  skin(1, '#efc19c', '#d0956b', '#fad9bd', '#e48a68', '#b5574a'),
  skin(1, '#e8b48c', '#c4875b', '#f5cfae', '#db7d58', '#a84f42'),
  skin(2, '#d9a074', '#b27448', '#ebbd97', '#cb6a47', '#9c4a3d'),
  skin(2, '#c98d60', '#a0643b', '#deab82', '#b95d3c', '#8f4338'),
  skin(3, '#b07448', '#875030', '#c99468', '#a24c31', '#7f3a33'),
  skin(3, '#955d3a', '#6f4027', '#b07a53', '#8f402c', '#75342f'),
  skin(4, '#7a4a30', '#58321f', '#966447', '#7d3527', '#6b2d2b'),
  skin(4, '#5f3826', '#422417', '#7c4f38', '#6b2c22', '#632b2b'),
]

const hair = (base: string, shade: string, light: string): Tone => ({
  base,
  shade,
  light,
  depth: 0,
  blush: base,
  lip: base,
})

const dark = [
  hair('#231a18', '#120c0b', '#4a3a35'),
  hair('#2f201a', '#1a100c', '#5d4236'),
  hair('#1e1d24', '#0f0e13', '#43424f'),
]
const brown = [
  hair('#4d3222', '#321f14', '#7a543b'),
  hair('#6b452b', '#49301c', '#976a47'),
  hair('#7d4a2c', '#57311b', '#ad7549'),
]
const fair = [
  hair('#c0904f', '#94692f', '#e3bd80'),
  hair('#dcb87a', '#b48d4d', '#f2d9a8'),
  hair('#a0723f', '#765029', '#c99c65'),
]
const red = [hair('#a8482a', '#7a2f19', '#d17550'), hair('#8d3b28', '#642617', '#b9644a')]
const grey = [
  hair('#b9b5b0', '#8d8883', '#dedbd7'),
  hair('#8d8a88', '#66625f', '#b8b5b2'),
  hair('#e6e2dc', '#bcb6ae', '#fbf9f5'),
]
const dyed = [
  hair('#c9587a', '#983a58', '#e88da6'),
  hair('#3d7f86', '#275a60', '#6fb0b5'),
  hair('#6b4f8f', '#4a3468', '#9a80bd'),
]

export function hairColours(age: Age, depth: number): readonly Tone[] {
  if (age === 'older') return [...grey, ...grey, ...(depth > 1 ? dark : brown)]
  const natural =
    depth === 0
      ? [...brown, ...fair, ...fair, ...red, ...dark]
      : depth === 1
        ? [...brown, ...dark, ...fair, ...red]
        : [...dark, ...dark, ...brown.slice(0, 2)]
  if (age === 'middle') return [...natural, ...natural, ...grey.slice(0, 2)]
  return [...natural, ...natural, ...(depth < 4 ? dyed.slice(0, 2) : [])]
}

export function irises(depth: number): readonly string[] {
  const darks = ['#33221a', '#2a1b16', '#46301f']
  return depth < 2 ? [...darks, '#4f6b7c', '#56704f', '#6d5230'] : darks
}

/** Main colour and its companion. */
export const clothColours: readonly (readonly [string, string])[] = [
  ['#2f5d50', '#efe3cf'],
  ['#c4563a', '#f6e7d8'],
  ['#2e3f6b', '#e8e4da'],
  ['#d9a441', '#3b3227'],
  ['#5d4a6f', '#efdcd6'],
  ['#e9dfce', '#8a5a3c'],
  ['#343536', '#d8d4cb'],
  ['#8fa58a', '#fbf3e4'],
  ['#b8475b', '#f7dcd4'],
  ['#4f7ea3', '#f4efe4'],
  ['#8c5b3f', '#f2e2cb'],
  ['#f1ece2', '#3f5a72'],
  ['#1f4b59', '#f0b77a'],
  ['#a9b7c9', '#34415a'],
  ['#e3a79a', '#5b3138'],
  ['#6e7b3c', '#f0e7c8'],
]

export const grounds: readonly (readonly [string, string, string])[] = [
  ['#dfe9e0', '#b9d1c1', '#f4efe0'],
  ['#f5dfc9', '#e9bd96', '#fdf2e3'],
  ['#dde2f2', '#b2bfe0', '#f3eef8'],
  ['#f6dcd8', '#e7afa8', '#fdeee6'],
  ['#efe6c8', '#dcc683', '#fbf6e2'],
  ['#d3e6ea', '#98c3cd', '#eff7f4'],
  ['#e6dcec', '#c0a9d2', '#f7eff5'],
  ['#e4e1da', '#c4bcae', '#f7f4ee'],
  ['#cfe0d2', '#7fae92', '#eef5e6'],
  ['#f3c9ac', '#dd8f66', '#fbe6d3'],
  ['#c8d5e8', '#7d9bc6', '#e9eff7'],
  ['#3f5c58', '#2a4342', '#6d8f84'],
  ['#6a4b52', '#4d343c', '#9b7377'],
  ['#3d4a68', '#2a3450', '#6d7ca0'],
  ['#e8b64c', '#d4952a', '#f6d98e'],
  ['#d9694a', '#bb4d31', '#f0a488'],
]
