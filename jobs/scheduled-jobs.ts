import { purgeSignIns } from '#use-cases/accounts/host/purge-sign-ins.ts'
import { backUpNightly } from '#use-cases/backup/back-up-nightly.ts'
import type { Deps } from '#use-cases/deps.ts'
import { sendDigests } from '#use-cases/following/send-digests.ts'
import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'
import { writeFacetBitmapsInChildProcess } from '#use-cases/lists/counts/write-facet-bitmaps.ts'
import { refreshAvailability } from '#use-cases/lists/refresh-availability.ts'
import { rotateNewcomers } from '#use-cases/lists/rotate-newcomers.ts'
import { purgeMailTexts } from '#use-cases/mail/purge-mail-texts.ts'
import { purgeMails } from '#use-cases/mail/purge-mails.ts'
import { notifyAddedFiles } from '#use-cases/messages/brief-files/notify-added-files.ts'
import { purgeBriefFiles } from '#use-cases/messages/brief-files/purge-brief-files.ts'
import { remindUnanswered } from '#use-cases/messages/brief/remind-unanswered.ts'
import { purgeMessages } from '#use-cases/messages/purge-messages.ts'
import { recheckProofs } from '#use-cases/proofs/recheck-proofs.ts'
import { purgeChangeLog } from '#use-cases/purge-change-log.ts'
import { runEach } from '#use-cases/run-each.ts'
import { partitionSitemap } from '#use-cases/sitemap/partition-sitemap.ts'
import { purgeStatistics } from '#use-cases/statistics/purge-statistics.ts'
import { purgeUploads } from '#use-cases/uploads/purge-uploads.ts'
import { deliverEvents } from '#use-cases/webhooks/deliver-events.ts'
import { purgeDeliveries } from '#use-cases/webhooks/purge-deliveries.ts'

import { type Job, NO_PAYLOAD } from './define-job.ts'

type Schedule = Pick<Job, 'mails' | 'formerName'> & { cron: string; run: (deps: Deps) => Promise<unknown> }

function schedule<const Name extends string>(name: Name, { run, ...options }: Schedule): Job<Name, object> {
  return { name, payload: NO_PAYLOAD, ...options, handle: (deps) => run(deps) }
}

const EVERY_MINUTE = '* * * * *'

/** Jobs that run by the clock, in UTC. Hourly and daily ones run at odd minutes: most other schedules run on the hour. */
export const SCHEDULED_JOBS = [
  schedule('aggregate-listings', { cron: EVERY_MINUTE, run: aggregateListings, formerName: 'add-up-listings' }),
  // Before the day begins in most places where the data is.
  schedule('back-up-nightly', { cron: '23 2 * * *', run: backUpNightly }),
  // Finds the deliveries to retry; new events send the job at once.
  schedule('deliver-webhooks', { cron: EVERY_MINUTE, run: deliverEvents }),
  schedule('notify-added-files', {
    cron: EVERY_MINUTE,
    run: notifyAddedFiles,
    mails: true,
    formerName: 'tell-added-files',
  }),
  schedule('partition-sitemap', { cron: '*/10 * * * *', run: partitionSitemap, formerName: 'cut-sitemap' }),
  // A proof is due about once a month; short runs spread the checks.
  schedule('recheck-proofs', { cron: EVERY_MINUTE, run: recheckProofs, mails: true }),
  schedule('refresh-availability', { cron: '1 * * * *', run: refreshAvailability }),
  // Only the first run of a day changes anything.
  schedule('rotate-newcomers', { cron: '1 * * * *', run: rotateNewcomers }),
  schedule('remind-unanswered', { cron: '41 * * * *', run: remindUnanswered, mails: true, formerName: 'tell-silence' }),
  // Four times each Monday, so that a restart at the wrong minute loses no mail: an account gets only one.
  schedule('send-digests', { cron: '7 6-9 * * 1', run: sendDigests, mails: true }),
  schedule('write-facet-bits', { cron: EVERY_MINUTE, run: writeFacetBitmapsInChildProcess }),

  schedule('purge-change-log', { cron: EVERY_MINUTE, run: purgeChangeLog, formerName: 'tidy-change-log' }),
  schedule('purge-mail-texts', { cron: '43 * * * *', run: purgeMailTexts, formerName: 'empty-mails' }),
  schedule('purge-mails', { cron: '29 3 * * *', run: purgeMails, formerName: 'tidy-mails' }),
  schedule('purge-messages', { cron: '17 * * * *', run: purgeMessages, formerName: 'tidy-messages' }),
  schedule('purge-sign-ins', { cron: '41 * * * *', run: purgeSignIns, formerName: 'tidy-sign-ins' }),
  schedule('purge-statistics', { cron: '23 3 * * *', run: purgeStatistics, formerName: 'tidy-views' }),
  schedule('purge-uploads', {
    cron: '17 * * * *',
    run: (deps) => runEach([purgeUploads, purgeBriefFiles], (purge) => purge(deps)),
    formerName: 'clean-uploads',
  }),
  schedule('purge-webhooks', { cron: '17 * * * *', run: purgeDeliveries, formerName: 'tidy-webhooks' }),
] as const
