import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

import type { Message } from './texts.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'áƀçďéƒğĥíĵķĺɱñóƥɋřšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĹṀÑÓƤɊŘŠŤÚṼŴẊÝŽ']
const VOWEL = /[aeiou]/i

/** Letters with accents; every vowel twice, which makes English about 40 % longer. */
function accent(text: string): string {
  let accented = ''
  for (const char of text) {
    const index = PLAIN.indexOf(char)
    const letter = index < 0 ? char : (ACCENTED[index] ?? char)
    accented += VOWEL.test(char) ? letter + letter : letter
  }
  return accented
}

function accentAll(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: accent(element.value) }
      case TYPE.tag:
        return { ...element, children: accentAll(element.children) }
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(
          ([name, option]) => [name, { ...option, value: accentAll(option.value) }] as const,
        )
        return { ...element, options: Object.fromEntries(options) } as MessageFormatElement
      }
      default:
        return element
    }
  })
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** A message as `en-XA` shows it, such as `[Ĥíířéé éẋƥééřťš]`: text outside brackets comes from elsewhere. */
export function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return `[${accent(message)}]`
  return [literal('['), ...accentAll(message), literal(']')]
}
