import { expect, test } from 'vitest'

import { listRelMeLinks } from './html-links.ts'

test.each([
  ['<a rel="me" href="https://a.example/">A</a>', 'https://a.example/'],
  ['<link rel="me" href="https://a.example/">', 'https://a.example/'],
  ['<LINK REL=ME HREF=https://a.example/@ada>', 'https://a.example/@ada'],
  ["<a href='https://a.example/' rel='noopener\n ME nofollow'>", 'https://a.example/'],
  ['<a data-x="a > b" href="https://a.example/" rel=me/>', undefined],
  ['<a data-x="a > b" href="https://a.example/" rel=me />', 'https://a.example/'],
  ['<a rel="me" href="https:&#x2F;&#47;a.example&#x2f;?a=b&amp;c">', 'https://a.example/?a=b&c'],
  ['<p>1 < 2 <3 </p><a rel="me"href=" https://a.example/ ">', 'https://a.example/'],
  ['<a rel="me" href="https://a.example/1" href="https://a.example/2">', 'https://a.example/1'],
  ['<!--> <a rel="me" href="https://a.example/"> -->', 'https://a.example/'],
  ['<script>"</scr"</script><a rel="me" href="https://a.example/">', 'https://a.example/'],
])('R792 %s', (html, link) => {
  expect(listRelMeLinks(html)).toEqual(link === undefined ? [] : [link])
})

const LINK = '<a rel="me" href="https://a.example/">'

test.each([
  `<!-- ${LINK} -->`,
  `<script>const text = '${LINK}'</script>`,
  `<SCRIPT type="application/json">{"bio": ${JSON.stringify(LINK)}}</SCRIPT>`,
  `<style>/* ${LINK} */</style>`,
  `<textarea>${LINK}</textarea>`,
  `<title>${LINK}</title>`,
  `<template>${LINK}</template>`,
  `<iframe>${LINK}</iframe>`,
  `<plaintext>${LINK}`,
  `<div title='${LINK}'>`,
  `<img alt="${LINK.replaceAll('"', '')}">`,
  `<!doctype html [ ${LINK.replaceAll('>', '')} ]>`,
  '</a rel="me" href="https://a.example/">',
  '<area rel="me" href="https://a.example/">',
  '<a rel="menu" href="https://a.example/">',
  '<a rel="nofollow" class="me" href="https://a.example/">',
  '<a data-rel="me" href="https://a.example/">',
  '<a rel="me">',
  '&lt;a rel="me" href="https://a.example/"&gt;',
  // Cut off: the address may be longer.
  '<a rel="me" href="https://a.example/',
  '<a rel="me" href="https://a.example/"',
  '<a rel=me href=https://a.example/',
  '',
])('R792 no link: %s', (html) => {
  expect(listRelMeLinks(html)).toEqual([])
})

const SIZE = 512 * 1024
const repeat = (text: string) => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE)

test.each([
  '<',
  '<a',
  '<a ',
  '<a =',
  '<a x="',
  "<a x='>",
  '<!--',
  '<script>',
  '</',
  '<!',
  '&#',
  '<a rel="me" href="&#x1',
  '\0',
  'a=',
  ' ',
])('R797a half a megabyte of %j is read within its share of a second', (text) => {
  const begun = performance.now()
  listRelMeLinks(repeat(text))
  listRelMeLinks(`<a ${repeat(text)}`)
  listRelMeLinks(`<script>${repeat(text)}`)
  expect(performance.now() - begun).toBeLessThan(1500)
})
