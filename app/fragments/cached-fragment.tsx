import { type ComponentType, createContext, createElement, useContext } from 'react'

import { LanguageContext } from '#app/shell/use-texts.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import type { Language } from '#locales/texts.ts'

import type { Fragment } from './fragment-cache.ts'

/** Registers fragments and returns the number of the placeholder that they will replace, in order. */
export type PlaceFragments = (fragments: Fragment[]) => number

/** Set only for pages that do not hydrate: hydration needs markup that React rendered as a whole. */
export const FragmentContext = createContext<PlaceFragments | undefined>(undefined)

/** The placeholder element for fragments while React renders the page around them. */
const PLACEHOLDER = 'cached-fragment'

type FragmentProps<Props extends object> = {
  /** Part of the cache key: distinguishes fragments with equal props, and covers props that are not data. */
  name: string
  as: ComponentType<Props>
  /** A prop whose object is immutable, so its identity goes into the cache key instead of its JSON. */
  identifiedBy?: keyof Props
}

/**
 * A part of a page whose HTML is cached by its props and the page's language. The component must depend on nothing
 * else: no other context, no clock.
 */
export function CachedFragment<Props extends object>({ props, ...fragment }: FragmentProps<Props> & { props: Props }) {
  const place = useContext(FragmentContext)
  const language = useContext(LanguageContext)
  if (!place) return <fragment.as {...props} />
  return createElement(PLACEHOLDER, { n: place([describeFragment(props, { ...fragment, language }, false)]) })
}

type FragmentsProps<Props extends object> = FragmentProps<Props> & {
  items: Props[]
  reactKey: (props: Props) => string
}

/**
 * The items of a list behind a single placeholder: rendering one element per item costs more than copying the bytes.
 */
export function CachedFragments<Props extends object>({ items, reactKey, ...fragment }: FragmentsProps<Props>) {
  const place = useContext(FragmentContext)
  const language = useContext(LanguageContext)
  if (place) {
    const described = { ...fragment, language }
    return createElement(PLACEHOLDER, { n: place(items.map((one) => describeFragment(one, described, true))) })
  }
  return items.map((props) => (
    <li key={reactKey(props)}>
      <fragment.as {...props} />
    </li>
  ))
}

function describeFragment<Props extends object>(
  props: Props,
  { name, as: Component, identifiedBy, language }: FragmentProps<Props> & { language: Language },
  isItem: boolean,
): Fragment {
  let key = `${language} ${name}`
  for (const [prop, value] of Object.entries(props)) {
    key += ` ${prop} ${prop === identifiedBy ? `#${identityOf(value as object)}` : contentOf(value)}`
  }
  const render = () => (
    <LanguageContext value={language}>
      <Component {...props} />
    </LanguageContext>
  )
  return { key, isItem, render }
}

let identities = 0
const identityOf = memoizeByObject<object, number>(() => ++identities)

const writeObject = memoizeByObject((value: object) => JSON.stringify(value))

/** Memoized: objects that many pages share, such as filter choices, are serialized once. */
function contentOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? writeObject(value) : JSON.stringify(value)
}
