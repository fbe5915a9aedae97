import { africa } from './experts/africa.ts'
import { britain } from './experts/britain.ts'
import type { DemoExpert } from './experts/demo-expert.ts'
import { eastAsia } from './experts/east-asia.ts'
import { europeEast } from './experts/europe-east.ts'
import { europeNorth } from './experts/europe-north.ts'
import { europeSouthWest } from './experts/europe-south-west.ts'
import { northAmerica } from './experts/north-america.ts'
import { oceania } from './experts/oceania.ts'
import { southAmerica } from './experts/south-america.ts'
import { southAsia } from './experts/south-asia.ts'

export { ADA_MOREAU, NORTHLIGHT, SAM_OKAFOR } from './experts/fixed.ts'

export const DEMO_EXPERTS: DemoExpert[] = [
  ...northAmerica,
  ...southAmerica,
  ...britain,
  ...europeNorth,
  ...europeSouthWest,
  ...europeEast,
  ...africa,
  ...southAsia,
  ...eastAsia,
  ...oceania,
]
