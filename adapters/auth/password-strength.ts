import { setImmediate as nextIteration } from 'node:timers/promises'

import { accountWords, withoutAccountWords } from '#domain/accounts/account-words.ts'
import { PASSWORD_STRENGTH } from '#domain/limits.ts'

import { passwordQueue } from './password-hashing.ts'
import { PRODUCT_NAME } from './product-name.ts'

export const EASY_PASSWORD_MESSAGE =
  'This password is easy to guess. Use a longer one, or three words that do not belong together.'

/** The account and the site that the password is for. */
type Owner = { name: string; email: string; siteName: string }

type Guesser = { check(password: string, words: string[]): { score: number } }

let loading: Promise<Guesser> | undefined

/** Loads the estimator when somebody first chooses a password: its word lists take 24 MB. */
function loadGuesser(): Promise<Guesser> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }]) => new ZxcvbnFactory({ graphs, dictionary }),
  )
  return loading
}

async function check(password: string, { name, email, siteName }: Owner): Promise<boolean> {
  const guesser = await loadGuesser()
  // A check blocks the event loop for up to 50 ms, so other requests get a turn before it.
  await nextIteration()
  // An attacker would try the name of the software as well.
  const words = accountWords({ name, email, siteNames: [siteName, PRODUCT_NAME] })
  const { characters, score } = PASSWORD_STRENGTH
  const isEasy = (text: string) => guesser.check(text.slice(0, characters), words).score < score
  const left = withoutAccountWords(password.slice(0, characters), words)
  return isEasy(password) || (left !== undefined && isEasy(left))
}

/**
 * R210: whether an attacker who knows common passwords and the account's details would guess it soon. R193: one check
 * runs at a time.
 */
export async function isEasyPassword(password: string, owner: Owner): Promise<boolean> {
  return password.trim() === '' || passwordQueue(() => check(password, owner))
}
