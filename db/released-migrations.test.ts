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
  '0027_catalogue_matching.sql': 'bac59f7e95c145f7',
  '0030_last_editor.sql': '0db18d7a015ae3ea',
  '0032_conversations.sql': 'cf83ae166da6290c',
  '0039_answer_rate.sql': 'c32a107818dae513',
  '0040_ranking_rules.sql': 'eb67c9b9348c21d3',
  '0041_briefs.sql': '2e2bdf04b15bdb3c',
  '0044_hire_claims.sql': '201b2c95d20e6aec',
  '0045_funnel.sql': '1550b58983d60c40',
  '0047_similar_words.sql': '20c47f2cc289aa3f',
  '0050_brief_files.sql': 'aef78221a2aca29f',
  '0060_change_log.sql': '0d27dc19f44b876f',
  '0070_host_sync.sql': '8a0e360d567e93cd',
  '0071_word_bits.sql': '9449c549e95160be',
  '0073_host_sign_in.sql': '8f80069cbbab2b2e',
  '0077_webhooks.sql': '6e84e05231f8c7c9',
  '0078_retention.sql': '53fda05e318cdf97',
  '0079_platform_rules.sql': 'c096817df7336fcd',
  '0082_covering_tallies.sql': '7b6ed06a61d56319',
  '0083_sitemap_ranges.sql': 'ed9a52ce0f48fcdc',
  '0084_host_ids.sql': 'c3b6e775e9967675',
  '0086_counts_by_city.sql': '63af28d571387bd1',
  '0087_rare_members.sql': '7f7a80efc861e90f',
  '0090_analytics_budget.sql': '2489c9d687fe6e68',
  '0091_handle_changes.sql': 'da4d30c1b60fa6b9',
  '0095_search_by_part.sql': 'ab59bc82ad96f219',
  '0096_waiting_reports.sql': '3a2d8cc5646773fd',
  '0097_upload_claims.sql': '3f4ac87db6857e0c',
  '0100_webhook_endpoints.sql': '2a86544483750f85',
  '0101_webhook_profile_changes.sql': 'bcc6d834571a0872',
  '0110_read_only_mode.sql': 'fb6c13325584d528',
  '0111_bare_trigram_indexes.sql': '42ee0d6e9f9b00e3',
  '0120_account_names_by_part.sql': '7edd2351e5e2fab5',
  '0121_site_blocks.sql': 'e61c72b4df3ee8d9',
}

test.each(Object.entries(RELEASED))('%s is byte for byte what was released', (file, hash) => {
  const text = readFileSync(new URL(`./migrations/${file}`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex').slice(0, hash.length)).toBe(hash)
})
