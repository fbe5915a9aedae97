import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'

import { memoizeByObject } from '#domain/memoize.ts'
import { textsForLanguage } from '#locales/registry.ts'
import type { Language, RichArguments, RichKey, Texts } from '#locales/texts.ts'

/** The language of the page. */
export const LanguageContext = createContext<Language>('en')

export type PageTexts = Texts['text'] & {
  /** A message with tags, such as links. */
  rich<Key extends RichKey>(key: Key, values: RichArguments<Key, ReactNode>): ReactNode
}

const pageTexts = memoizeByObject((texts: Texts): PageTexts =>
  Object.assign(texts.text.bind(texts) as Texts['text'], {
    rich: <Key extends RichKey>(key: Key, values: RichArguments<Key, ReactNode>) =>
      createElement(Fragment, null, ...texts.parts<Key, ReactNode>(key, values)),
  }),
)

/** For loaders and `meta`, which know the language otherwise. */
export const textsFor = (language: Language): PageTexts => pageTexts(textsForLanguage(language))

export const useTexts = (): PageTexts => textsFor(useContext(LanguageContext))
