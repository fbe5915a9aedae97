import { initials } from '#domain/profiles/initials.ts'
import { pictureSources } from '#domain/uploads/picture.ts'

import { matchedParts } from './matched-parts.ts'
import type { Choice, Group } from './suggestion-choices.ts'

const OPTION =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2.5 py-1.5 text-compact hover:bg-sunken aria-selected:bg-accent-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-transparent'
const FIGURE = 'grid size-8 shrink-0 place-items-center overflow-hidden'
const MARKED = 'bg-transparent font-bold text-accent'

const ICON_PATHS = {
  skill: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 20 20',
  place: 'M12 21s7-6.4 7-11.5a7 7 0 1 0-14 0C5 14.6 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}

/** Children are added as text nodes: names are user input. */
export function createElement(
  tag: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

function icon(path: string): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'size-5 fill-none stroke-current stroke-2')
  svg.append(line)
  return createElement('span', { 'aria-hidden': 'true', class: `${FIGURE} text-ink-soft` }, svg)
}

function portrait(name: string, address: string | null): HTMLElement {
  const fallback = createElement(
    'span',
    { 'aria-hidden': 'true', class: `${FIGURE} rounded-pill bg-accent-soft text-tiny font-semibold text-accent` },
    initials(name),
  )
  if (address === null) return fallback
  const src = pictureSources(address)?.[0]?.src ?? address
  const picture = createElement('img', {
    src,
    alt: '',
    width: '32',
    height: '32',
    class: `${FIGURE} rounded-pill object-cover`,
  })
  picture.addEventListener('error', () => picture.replaceWith(fallback))
  return picture
}

function figure(choice: Choice): HTMLElement {
  return choice.kind === 'expert' ? portrait(choice.name, choice.picture) : icon(ICON_PATHS[choice.kind])
}

function option(choice: Choice, { id, query }: { id: string; query: string }): HTMLElement {
  const name = createElement('span', { class: 'min-w-0 flex-1 wrap-anywhere' })
  for (const { text, matched } of matchedParts(choice.name, query)) {
    name.append(matched ? createElement('mark', { class: MARKED }, text) : text)
  }
  const element = createElement(
    'div',
    { role: 'option', id, 'aria-selected': 'false', class: OPTION },
    figure(choice),
    name,
  )
  if (choice.kind === 'place') element.append(createElement('span', { class: 'text-small text-ink-soft' }, choice.note))
  return element
}

/** Rebuilds the list box and returns its options in the order of the choices. */
export function fillSuggestionList(list: HTMLElement, groups: Group[], query: string): HTMLElement[] {
  const options: HTMLElement[] = []
  list.replaceChildren(
    ...groups.map(({ title, choices }, index) => {
      const titleId = `${list.id}-group-${index}`
      const head = createElement(
        'div',
        { role: 'presentation', id: titleId, class: 'px-2.5 pt-2 pb-1 text-small font-semibold text-ink-soft' },
        title,
      )
      const group = createElement('div', { role: 'group', 'aria-labelledby': titleId }, head)
      for (const choice of choices) {
        const element = option(choice, { id: `${list.id}-${options.length}`, query })
        options.push(element)
        group.append(element)
      }
      return group
    }),
  )
  return options
}
