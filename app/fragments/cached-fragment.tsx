import { type ComponentType, createContext, createElement, useContext } from 'react'

import { memoizeByObject } from '#domain/memoize.ts'

import type { Fragment } from './fragment-cache.ts'

/** Puts fragments, one after the other, where a placeholder with the returned number stands. */
export type PlaceFragments = (fragments: Fragment[]) => number

/** Only pages without scripts have one: what React hydrates in the browser must be rendered by React as a whole. */
export const FragmentContext = createContext<PlaceFragments | undefined>(undefined)

/** The element that stands for fragments while the page around them is rendered. */
const PLACEHOLDER = 'cached-fragment'

type FragmentProps<Props extends object> = {
  /** Tells it from other fragments with the same props, and stands for props that are no data. */
  name: string
  as: ComponentType<Props>
  /** A prop whose object never changes, so that its identity can stand for its content. */
  identifiedBy?: keyof Props
}

/**
 * A part of a page that is rendered once for as long as its props stay the same. The component must depend on nothing
 * else: no context, no clock.
 */
export function CachedFragment<Props extends object>({ props, ...fragment }: FragmentProps<Props> & { props: Props }) {
  const place = useContext(FragmentContext)
  if (!place) return <fragment.as {...props} />
  return createElement(PLACEHOLDER, { n: place([describeFragment(props, fragment, false)]) })
}

type FragmentsProps<Props extends object> = FragmentProps<Props> & {
  items: Props[]
  reactKey: (props: Props) => string
}

/** The items of a list, with one placeholder for all: an element for each would take React longer than their bytes. */
export function CachedFragments<Props extends object>({ items, reactKey, ...fragment }: FragmentsProps<Props>) {
  const place = useContext(FragmentContext)
  if (place) return createElement(PLACEHOLDER, { n: place(items.map((one) => describeFragment(one, fragment, true))) })
  return items.map((props) => (
    <li key={reactKey(props)}>
      <fragment.as {...props} />
    </li>
  ))
}

function describeFragment<Props extends object>(
  props: Props,
  { name, as: Component, identifiedBy }: FragmentProps<Props>,
  isItem: boolean,
): Fragment {
  let key = name
  for (const [prop, value] of Object.entries(props)) {
    key += ` ${prop} ${prop === identifiedBy ? `#${identityOf(value as object)}` : contentOf(value)}`
  }
  return { key, isItem, render: () => <Component {...props} /> }
}

let identities = 0
const identityOf = memoizeByObject<object, number>(() => ++identities)

const writeObject = memoizeByObject((value: object) => JSON.stringify(value))

/** Objects that many pages share, such as the choices of a filter, are written as JSON once. */
function contentOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? writeObject(value) : JSON.stringify(value)
}
