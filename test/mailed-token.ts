import { expect, vi } from 'vitest'

import type { TestSite } from './test-site.ts'

/** Waits for the newest such mail to this address, and returns its token; `not` skips a token from before. */
export function mailedToken(site: TestSite, { to, subject, not }: { to: string; subject: RegExp; not?: string }) {
  return vi.waitFor(
    async () => {
      const mails = await site.deps.db
        .selectFrom('mail_outbox')
        .where('recipient', '=', to)
        .select(['subject', 'text_body'])
        .orderBy('id', 'desc')
        .execute()
      const text = mails.find((mail) => subject.test(mail.subject))?.text_body ?? ''
      const token = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
      expect([token, token === not]).toEqual([expect.stringMatching(/^[\w-]{43}$/), false])
      return token
    },
    { timeout: 15_000, interval: 50 },
  )
}
