import { bun, cake, candle, croissant, loaf, pear, plate } from './object-food.ts'
import { armchair, chair, lamp, plant, stool, table } from './object-furniture.ts'
import { bicycle, book, bouquet, camera, frame, headphones, helmet, magazine, microphone } from './object-things.ts'
import {
  bowl,
  coffeeBag,
  dropper,
  jar,
  kettle,
  mug,
  pump,
  teapot,
  tube,
  vase,
  wineBottle,
  wineglass,
} from './object-vessels.ts'
import type { Drawable } from './picture.ts'

export const objects = {
  armchair,
  bicycle,
  book,
  bouquet,
  bowl,
  bun,
  cake,
  camera,
  candle,
  chair,
  coffeeBag,
  croissant,
  dropper,
  frame,
  headphones,
  helmet,
  jar,
  kettle,
  lamp,
  loaf,
  magazine,
  microphone,
  mug,
  pear,
  plant,
  plate,
  pump,
  stool,
  table,
  teapot,
  tube,
  vase,
  wineBottle,
  wineglass,
} satisfies Record<string, Drawable>

export type ObjectName = keyof typeof objects
