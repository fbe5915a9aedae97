import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { TERM_SECTIONS, type TermSection, type TermTable, type TermTables } from '#catalogue/reading/term-tables.ts'
import { tokenWords } from '#catalogue/reading/tokens.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'

const FOLDER = join(import.meta.dirname, '..', 'sources', 'terms')
/** A shorter beginning of a word begins too many others; syllables and characters say more than letters. */
const LEAST_STEM = 3
const FEW_LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u

const emptyTable = (): TermTable => Object.fromEntries(TERM_SECTIONS.map((name) => [name, {}])) as TermTable

/** The tables of every language in `sources/terms/`; throws one error that names every row at fault. */
export function buildTerms(known: { skills: Record<string, unknown> }): TermTables {
  const problems: string[] = []
  const languages = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const table = parseTermTable(readFileSync(join(FOLDER, name), 'utf8'), (problem) =>
        problems.push(`${name}: ${problem}`),
      )
      problems.push(...checkTable(table, known).map((problem) => `${name}: ${problem}`))
      return [name.replace('.txt', ''), table] as const
    })
  if (problems.length > 0) throw new Error(`The term tables do not hold together:\n- ${problems.join('\n- ')}`)
  return Object.fromEntries(languages)
}

function isSection(name: string): name is TermSection {
  return (TERM_SECTIONS as readonly string[]).includes(name)
}

/** `# section`, then rows of `key | term, term`. */
export function parseTermTable(text: string, report: (problem: string) => void): TermTable {
  const table = emptyTable()
  let section: TermSection | undefined
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    if (line.startsWith('#')) {
      const name = line.slice(1).trim()
      if (isSection(name)) section = name
      else report(`there is no section "${name}"`)
      continue
    }
    const [key = '', terms, ...rest] = line.split('|').map((part) => part.trim())
    if (!section || terms === undefined || rest.length > 0) {
      report(`"${line.slice(0, 40)}" is no row of a section`)
      continue
    }
    const names = terms.split(/[,،、，]/u).map((term) => term.trim().toLowerCase().normalize('NFC'))
    table[section][key] = [...(table[section][key] ?? []), ...names.filter(Boolean)]
  }
  return table
}

function checkTable(table: TermTable, { skills }: { skills: Record<string, unknown> }): string[] {
  const services: readonly string[] = SERVICE_SLUGS
  return TERM_SECTIONS.flatMap((section) => {
    const owner = new Map<string, string>()
    return Object.entries(table[section]).flatMap(([key, terms]) => {
      const problems: string[] = []
      if (section === 'skills' && !Object.hasOwn(skills, key)) problems.push(`there is no skill ${key}`)
      if (section === 'services' && !services.includes(key)) problems.push(`there is no service ${key}`)
      for (const term of key === 'endings' ? [] : terms) {
        const other = owner.get(term)
        if (other !== undefined && other !== key) problems.push(`${section}: "${term}" is both ${other} and ${key}`)
        owner.set(term, key)
        problems.push(...checkTerm(term).map((problem) => `${section}, ${key}: ${problem}`))
      }
      return problems
    })
  })
}

function checkTerm(term: string): string[] {
  const words = tokenWords(term)
  const [word = ''] = words
  if (words.length === 0) return [`"${term}" has no letters`]
  const isBroad = words.length === 1 && term.endsWith('*') && FEW_LETTERS.test(word) && word.length < LEAST_STEM
  return isBroad ? [`"${term}" would begin too many words`] : []
}
