import { stalePages } from '#server/startup/build-pages.ts'
import { say, step } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'

// npm run build: what the first start would do, for images and packages that start without it.
runMain(async () => {
  const build = stalePages()
  if (build) await step('Pages built', build)
  else say('The pages are built already.')
})
