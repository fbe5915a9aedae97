import { expect } from 'vitest'

/** Tags close in order, references resolve, and no broken number or name slipped in. */
export function expectWellFormed(svg: string): void {
  expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object/)
  const open: string[] = []
  const ids = new Set<string>()
  for (const [, close, name = '', attributes = '', selfClosed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
    if (id) ids.add(id)
    if (close) expect(open.pop()).toBe(name)
    else if (!selfClosed) open.push(name)
  }
  expect(open).toEqual([])
  const rest = svg.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, '')
  expect(rest).not.toMatch(/[<>]/)
  const missing = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id = '']) => id).filter((id) => !ids.has(id))
  expect(missing).toEqual([])
}
