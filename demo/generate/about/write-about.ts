import type { Random } from '#demo/art/seeded-random.ts'

import { agencyClosings } from './agency-closings.ts'
import { agencyMiddles } from './agency-middles.ts'
import { agencyOpenings } from './agency-openings.ts'
import { CLIENTS, WEEKDAYS } from './clients.ts'
import { personClosings } from './person-closings.ts'
import { personMiddles } from './person-middles.ts'
import { personOpenings } from './person-openings.ts'

type Subject = { kind: 'person' | 'workspace'; name: string; city: string; skills: string[]; years: number }

const FRAGMENTS = {
  person: [personOpenings, personMiddles, personClosings],
  workspace: [agencyOpenings, agencyMiddles, agencyClosings],
} as const

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const spelled = (number: number) => NUMBERS[number - 2] ?? String(number)

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Two or three paragraphs, put together from fragments and filled with what is true of this expert. */
export function writeAbout(random: Random, { kind, name, city, skills, years }: Subject): string {
  const [skill = 'Web Design', skill2 = 'Figma'] = skills
  const clients = random.pick(CLIENTS)
  const slots: Record<string, string> = {
    name,
    city,
    skill,
    skill2,
    clients,
    clients2: random.pick(CLIENTS.filter((other) => other !== clients)),
    years: spelled(years),
    weekday: random.pick(WEEKDAYS),
    team: spelled(4 + random.int(18)),
    projects: spelled(4 + random.int(9)),
    kept: String(6 + random.int(60)),
    share: String(20 + 5 * random.int(11)),
  }
  const fill = (text: string) => capitalized(text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''))
  const [openings, middles, closings] = FRAGMENTS[kind]
  const first = random.int(middles.length)
  // Any other one.
  const second = (first + 1 + random.int(middles.length - 1)) % middles.length
  const [middle = '', another = ''] = [middles[first], middles[second]]
  const work = random.chance(0.6) ? `${fill(middle)} ${fill(another)}` : fill(middle)
  const opening = fill(random.pick(openings))
  const closing = fill(random.pick(closings))
  return random.chance(0.3) ? `${opening} ${work}\n\n${closing}` : [opening, work, closing].join('\n\n')
}
