import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What has run on somebody's database, by the beginning of its SHA-256. A new one is added here when it is released. */
const RELEASED: Record<string, string> = {
  '0001_accounts.sql': 'caa7f70158fd3e23',
  '0002_profiles.sql': 'db883555bfc970a3',
  '0003_mail.sql': 'e41dad2ae9a1422e',
  '0004_listing.sql': '60f2eb036452bcf8',
  '0005_analytics.sql': '9344bd57ef2fa78f',
  '0006_moderation.sql': 'e78ebe7e331d1e40',
  '0007_search.sql': '81ab09c2a0cbe596',
  '0008_uploads.sql': '80e68d324d63dc24',
  '0009_messages.sql': '304806c19d3bb30d',
  '0011_statistics.sql': '7f975c3b963d3c9f',
  '0012_following.sql': '5bacaf5cf60bc57f',
  '0013_admin.sql': '927f74aad4d2c243',
  '0014_page_changes.sql': '6f0c5b9691650872',
  '0015_scale.sql': '3e4d104181f5a52b',
  '0016_bulk.sql': 'a0183e0fe1322acb',
  '0017_bulk_search.sql': '54ccd3db4b2af456',
  '0018_card_versions.sql': '803ffda0d2aad5a1',
  '0019_no_number_is_misspelt.sql': '96b61d188312aad5',
  '0020_account_links.sql': 'eb854760f193a534',
  '0021_held_reports.sql': 'a6901b2e9c2835a2',
  '0023_second_factor.sql': 'd7f37da26082dc52',
  '0024_demo_accounts.sql': 'a0cdb02cc522c8f5',
  '0026_session_life.sql': 'ae4b92163761bbe1',
}

test.each(Object.entries(RELEASED))('%s is byte for byte what was released', (file, hash) => {
  const text = readFileSync(new URL(`./migrations/${file}`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex').slice(0, hash.length)).toBe(hash)
})
