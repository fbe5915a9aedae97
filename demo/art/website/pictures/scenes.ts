import type { Scene } from './picture.ts'
import { gallery, mesh, ribbons, rings, spheres, stage } from './scene-abstracts.ts'
import { bedroom, cafe, livingRoom, microphone, person, reception, window } from './scene-interiors.ts'
import { dunes, field, forest, hills, mountains, river, sea, vineyard } from './scene-landscapes.ts'
import { arches, bikeWall, facade, house, skyline, tower } from './scene-places.ts'
import {
  bottleTable,
  breadTable,
  coffeeTable,
  flowerTable,
  leaves,
  plate,
  potteryTable,
  wineTable,
} from './scene-still-lifes.ts'

export const scenes = {
  arches,
  bedroom,
  bikeWall,
  bottleTable,
  breadTable,
  cafe,
  coffeeTable,
  dunes,
  facade,
  field,
  flowerTable,
  forest,
  gallery,
  hills,
  house,
  leaves,
  livingRoom,
  mesh,
  microphone,
  mountains,
  person,
  plate,
  potteryTable,
  reception,
  ribbons,
  rings,
  river,
  sea,
  skyline,
  spheres,
  stage,
  tower,
  vineyard,
  window,
  wineTable,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
