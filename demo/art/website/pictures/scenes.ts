import type { Scene } from './picture.ts'
import { mesh, ribbons, rings, spheres } from './scene-abstracts.ts'
import { facade, house, tower } from './scene-buildings.ts'
import { cafe, reception } from './scene-counters.ts'
import { field, forest, river, vineyard } from './scene-countryside.ts'
import { gallery, stage } from './scene-halls.ts'
import { bedroom, livingRoom, window } from './scene-interiors.ts'
import { dunes, hills, mountains, sea } from './scene-landscapes.ts'
import { microphone, person } from './scene-people.ts'
import { arches, bikeWall, skyline } from './scene-places.ts'
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
