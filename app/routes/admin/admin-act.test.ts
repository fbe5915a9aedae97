import { expect, test } from 'vitest'

import { actAsAdmin } from './admin-act.ts'

test('R758 after an action nothing is chosen: other entries may be on the page by then', async () => {
  const request = new Request('http://site.invalid/admin/profiles?visibility=PUBLIC&select=all&page=2', {
    method: 'POST',
  })
  const answer = await actAsAdmin(request, { form: new FormData(), act: async () => '20-0' })
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe('/admin/profiles?visibility=PUBLIC&page=2&done=20-0')
})
