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

/** Texts and the names of slots in turn, of words that stand together. */
type Piece = string[]

/** By fragment, cut at the spaces around words with a slot: splitting it again for each expert takes most of the time. */
const cut = new Map<string, Piece[]>()

function piecesOf(fragment: string): Piece[] {
  const known = cut.get(fragment)
  if (known) return known
  const pieces = capitalized(fragment)
    .split(/ (?=\S*\{)|(?<=\}\S*) /)
    .map((words) => words.split(/\{(\w+)\}/))
  cut.set(fragment, pieces)
  return pieces
}

function fill(fragment: string, slots: Record<string, string>): string[] {
  return piecesOf(fragment).map((piece, index) => {
    let [text = ''] = piece
    for (let at = 1; at < piece.length; at += 2) text += (slots[piece[at] ?? ''] ?? '') + piece[at + 1]
    return index === 0 && piece[0] === '' ? capitalized(text) : text
  })
}

export type About = {
  text: string
  /** The same, cut at some of its spaces: one of few beginnings, a skill, one of few ends … */
  pieces: string[]
}

/** Two or three paragraphs, put together from fragments and filled with what is true of this expert. */
export function writeAbout(random: Random, { kind, name, city, skills, years }: Subject): About {
  const [skill = 'Web Design', skill2 = 'Figma'] = skills
  const client = random.int(CLIENTS.length)
  const others = random.int(CLIENTS.length - 1)
  const slots: Record<string, string> = {
    name,
    city,
    skill,
    skill2,
    clients: CLIENTS[client] ?? '',
    clients2: CLIENTS[others < client ? others : others + 1] ?? '',
    years: spelled(years),
    weekday: random.pick(WEEKDAYS),
    team: spelled(4 + random.int(18)),
    projects: spelled(4 + random.int(9)),
    kept: String(6 + random.int(60)),
    share: String(20 + 5 * random.int(11)),
  }
  const [openings, middles, closings] = FRAGMENTS[kind]
  const first = random.int(middles.length)
  // Any other one.
  const second = (first + 1 + random.int(middles.length - 1)) % middles.length
  const middle = fill(middles[first] ?? '', slots)
  const work = random.chance(0.6) ? [...middle, ...fill(middles[second] ?? '', slots)] : middle
  const opening = fill(random.pick(openings), slots)
  const closing = fill(random.pick(closings), slots)
  const paragraphs = random.chance(0.3) ? [[...opening, ...work], closing] : [opening, work, closing]
  return { text: paragraphs.map((pieces) => pieces.join(' ')).join('\n\n'), pieces: paragraphs.flat() }
}
