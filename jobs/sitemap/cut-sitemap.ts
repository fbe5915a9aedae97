import { defineJob, NO_PAYLOAD } from '#jobs/define-job.ts'
import { cutSitemap } from '#use-cases/sitemap/cut-sitemap.ts'

export const cutSitemapJob = defineJob({
  name: 'cut-sitemap',
  payload: NO_PAYLOAD,
  cron: '*/10 * * * *',
  handle: (deps) => cutSitemap(deps),
})
