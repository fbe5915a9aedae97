import { expect, test } from 'vitest'

import { findSvgProblem } from './find-svg-problem.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`

test.each([
  svg('<path d="M0 0h9"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${svg('<g fill="url(#a)"><use href="#b"/></g>')}\n`,
  svg('<style>.a{fill:#fff}</style><title>A &amp; B</title><rect class="a" style="fill: url(#c)" width=\'9\'/>'),
  svg('<linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>'),
])('R482 an SVG that only draws is taken: %s', (text) => {
  expect(findSvgProblem(text)).toBeUndefined()
})

test.each([
  [svg('<script>alert(1)</script>'), 'has <script>, which is not allowed'],
  [svg('<SCRIPT>alert(1)</SCRIPT>'), 'has <SCRIPT>, which is not allowed'],
  [svg('<svg:script/>'), 'has <svg:script>, which is not allowed'],
  [svg('<rect onload="alert(1)"/>'), 'has a script (onload)'],
  [svg('<rect OnClick="alert(1)"/>'), 'has a script (OnClick)'],
  [svg('<foreignObject><b/></foreignObject>'), 'has <foreignObject>, which is not allowed'],
  [svg('<a href="javascript:x"><path/></a>'), 'has <a>, which is not allowed'],
  [svg('<animate attributeName="href" to="javascript:x"/>'), 'has <animate>, which is not allowed'],
  [svg('<image href="https://evil.example/a.png"/>'), 'has <image>, which is not allowed'],
  [svg('<use href="https://evil.example/a.svg#b"/>'), 'refers to another file (href)'],
  [svg('<use xlink:href="//evil.example/a.svg#b"/>'), 'refers to another file (xlink:href)'],
  [svg('<rect fill="url(https://evil.example/a#b)"/>'), 'refers to another file (url)'],
  [svg('<rect style="fill:URL( \'https://evil.example/a\')"/>'), 'refers to another file (url)'],
  [svg('<rect style="fill:u\\72l(https://evil.example)"/>'), 'has escapes or comments in its styles'],
  [svg('<rect fill="&#117;rl(https://evil.example)"/>'), 'has an entity in fill'],
  [svg('<style>@import "https://evil.example/a.css";</style>'), 'loads something from its styles'],
  [svg('<style>@IMPORT url(#a);</style>'), 'loads something from its styles'],
  [svg('<style>a{background:url(https://evil.example)}</style>'), 'refers to another file (url)'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'has a DOCTYPE, an entity, CDATA or an instruction'],
  [
    `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`,
    'has a DOCTYPE, an entity, CDATA or an instruction',
  ],
  [svg('<style><![CDATA[@import "x"]]></style>'), 'has a DOCTYPE, an entity, CDATA or an instruction'],
  [svg('&xxe;'), 'has an entity'],
  [svg('<g>'), 'is not well-formed'],
  [svg('<rect x=1/>'), 'is not well-formed'],
  [svg('<rect x="1'), 'is not well-formed'],
  ['<g></g>', 'is no SVG'],
  ['<html><svg/></html>', 'has <html>, which is not allowed'],
  ['GIF89a', 'is no SVG'],
  ['', 'is no SVG'],
  ['<svg', 'is not well-formed'],
  ['<!-- never ends', 'is not well-formed'],
  [svg('<g>'.repeat(200)), 'is nested too deeply'],
])('R482 %s is refused', (text, why) => {
  expect(findSvgProblem(text)).toBe(why)
})

test('R482 one that draws itself, or a million parts, is refused; one with many parts is not', () => {
  const level = (at: number) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`
  const levels = Array.from({ length: 9 }, (_, at) => level(at)).join('')
  expect(findSvgProblem(svg(`<rect id="l0"/>${levels}<use href="#l9"/>`))).toBe('draws its parts too often')
  expect(findSvgProblem(svg('<g id="a"><use href="#a"/></g>'))).toBe('draws its parts too often')
  const fills = '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect style="fill:url(#a)"/></pattern>'
  expect(findSvgProblem(svg(fills))).toBe('draws its parts too often')
  expect(findSvgProblem(svg(`<path id="a"/>${'<use href="#a"/>'.repeat(2000)}`))).toBeUndefined()
})

test('a large one is read at once', () => {
  const started = performance.now()
  expect(findSvgProblem(svg('<path d="M0 0h9"/>'.repeat(4000)))).toBeUndefined()
  expect(findSvgProblem(`<svg${' '.repeat(65_000)}`)).toBe('is not well-formed')
  expect(findSvgProblem(`<svg ${'a'.repeat(65_000)}`)).toBe('is not well-formed')
  expect(findSvgProblem(svg(`<style>${'url('.repeat(16_000)}</style>`))).toBe('refers to another file (url)')
  expect(performance.now() - started).toBeLessThan(2000)
})
