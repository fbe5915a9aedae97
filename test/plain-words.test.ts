import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)

type Word = {
  pattern: RegExp
  instead: string
  /** Occurrences that are left to rewrite. Lower the number with each; it never grows. */
  remaining?: number
}

/** Words of a private dialect, in names, comments, titles of tests and documents, with what to write instead. */
const WORDS: Record<string, Word> = {
  whoever: { pattern: /\bwhoever\b/gi, instead: '“anyone who”, “a user who”, “the caller”' },
  "one's own": {
    pattern: /\b(?:of|on|by|is|in) one['’]s\b|\bone['’]s own\b/gi,
    instead: '“the viewer’s own”, “separate”',
  },
  nobody: {
    // Not handles and addresses in tests, nor the column of `searched_word`.
    pattern: /(?<![@/'"\w.-]|sum\(|searches, |no-reply )nobody\b(?![-@/.:,'"(=]| =)/gi,
    instead: '“no one”, or who does not',
  },
  anybody: { pattern: /(?<![|'"] ?)\banybody\b(?!['"])/gi, instead: '“anyone”, “any user”' },
  findAnybody: { pattern: /[a-z](?:Any|Some)body\b|isNobodys/g, instead: 'a name of what is found' },
  tidy: { pattern: /\btid(?:y[A-Z]|ies\b|ied\b|ying\b)/gi, instead: '“purge”, “normalize”' },
  apart: {
    pattern: /[a-z]Apart\b|\bapart\/|\b(?:are|is|stored?|stays?) apart\b/g,
    instead: '“in a child process”, “separately”',
  },
  patient: {
    pattern: /\bpatien(?:t|ce)\b|[a-z]Patien(?:t|ce)|_?PATIEN(?:T|CE)/gi,
    instead: '“timeout”, “without timeouts”',
  },
  heard: { pattern: /\b(?:un)?heard\b|\bhears?\b(?! (?:about|from))/gi, instead: '“received”, “is told”, “follows”' },
  'falls silent': { pattern: /\bf[ae]ll(?:s|en)? silent\b/gi, instead: '“does not answer”' },
  'is none': { pattern: /(?<!there )\b(?:is|are) none\b/gi, instead: '“is not a …”, “is invalid”' },
  'of several at once': { pattern: /\bof (?:several|many) at once\b/gi, instead: '“of several concurrent callers”' },
  'in vain': { pattern: /\bin vain\b/gi, instead: '“without results”' },
  'as those of': { pattern: /\bas (?:those|that) of\b/gi, instead: '“like”, “for example of”' },
  'but for': { pattern: /\bbut for\b(?! half)/gi, instead: '“except for”' },
  'for good': { pattern: /\bfor good\b/gi, instead: '“permanently”' },
  'for ever': { pattern: /\bfor ever\b/gi, instead: '“forever”, “permanently”' },
  hence: { pattern: /\bhence\b/gi, instead: '“therefore”, “so”' },
  merely: { pattern: /\bmerely\b/gi, instead: '“only”' },
  thereof: { pattern: /\bthereof\b/gi, instead: '“of it”' },
  anew: { pattern: /\banew\b/gi, instead: '“again”, “uncached”, “re-encoded”' },
  wish: { pattern: /\bwish(?:es)?\b|[a-z]Wish(?:es)?\b|\bWish[A-Z]/g, instead: '“intent”' },
  shelf: { pattern: /\bshel(?:f|ves)\b/gi, instead: '“section”, “folder”' },
  takeStock: { pattern: /\btakeStock\b|\btakes? stock\b/gi, instead: '“count”' },
  'says nothing': {
    pattern: /\b(?:says|knows) nothing\b/gi,
    instead: '“does not state”, “has no effect”, “does not know”',
  },
  'hands on': { pattern: /\bhand(?:s|ed|ing)? on\b/gi, instead: '“passes on”, “returns”' },
  mend: { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: '“fix”, “repair”' },
  'so that nobody': { pattern: /so that nobody/gi, instead: '“which prevents”, “so … cannot”' },
}

/** The demo's texts are written by its people; migrations and the functions that stored rows derive from never change. */
const UNCHECKED = [
  /^(?:catalogue\/(?:data|sources)|db\/migrations|demo\/(?:art|experts|generate))\//,
  /^db\/functions\/(?:fold_text|read_expert)\.sql/,
  /^(?:demo\/messages\.ts|sdk\/openapi\.d\.ts|CHANGELOG\.md|test\/plain-words\.test\.ts)/,
]
const CHECKED = /\.(?:ts|tsx|mjs|md|sql|css|json|conf|ya?ml)$/

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => CHECKED.test(file) && !UNCHECKED.some((pattern) => pattern.test(file)))
/** Texts of pages, as browser tests look for them. */
const PAGE_TEXT = /getBy|goto\(|^\s*\/\^/
const lines = files.flatMap((file) =>
  readFileSync(new URL(file, ROOT), 'utf8')
    .split('\n')
    .map((text, at) => ({ text, place: `${file}:${at + 1}` }))
    .filter(({ text }) => !file.startsWith('test/e2e/') || !PAGE_TEXT.test(text)),
)

const placesOf = ({ pattern }: Word) =>
  lines.flatMap(({ text, place }) => Array.from(text.matchAll(pattern), ([found]) => `${place} ${found}`))

const ENTRIES = Object.entries(WORDS)

test.each(ENTRIES)('“%s” is not used', (_name, word) => {
  const { instead, remaining = 0 } = word
  expect({ instead, tooMany: placesOf(word).slice(remaining) }).toEqual({ instead, tooMany: [] })
})

test.each(ENTRIES)('what remains of “%s” is counted: lower the number with each that is gone', (_name, word) => {
  expect(placesOf(word).length).toBeGreaterThanOrEqual(word.remaining ?? 0)
})
