import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SiteFrame } from './site-frame.tsx'

test('R513 a frame has the picture, or else the name', () => {
  const render = (src: string | null) =>
    renderToStaticMarkup(<SiteFrame src={src} name="Harbour" alt="Harbour, by Ada" sizes="12rem" />)
  expect(render(null)).toContain('>Harbour</bdi>')
  expect(render('/media/thumbnail/a/1280.webp')).toContain('alt="Harbour, by Ada"')
  expect(render('/media/thumbnail/a/1280.webp')).not.toContain('<bdi')
})
