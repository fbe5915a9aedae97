import type { Deps } from '#use-cases/deps.ts'

import { workOnTallies } from './add-up-listings.ts'
import { workOnUploads } from './clean-uploads.ts'
import { workOnSentMails } from './empty-mails.ts'
import { workOnAccountLinks } from './mail-account-links.ts'
import { workOnListings } from './refresh-listings.ts'
import { workOnTerms } from './rematch-profiles.ts'
import { workOnDigests } from './send-digests.ts'
import { workOnMails } from './send-mail.ts'
import { workOnMessages } from './tidy-messages.ts'
import { workOnViews } from './tidy-views.ts'
import { workOnFacetBits } from './write-facet-bits.ts'

/** From here on this node does its share of the background work. */
export async function startJobs(deps: Deps): Promise<void> {
  await workOnMails(deps)
  await workOnListings(deps)
  await workOnTallies(deps)
  await workOnFacetBits(deps)
  await workOnUploads(deps)
  await workOnMessages(deps)
  await workOnViews(deps)
  await workOnTerms(deps)
  await workOnDigests(deps)
  await workOnAccountLinks(deps)
  await workOnSentMails(deps)
}
