import { findPendingPageBuild } from '#server/startup/build-pages.ts'
import { printLine, runStep } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'

// npm run build: what the first start would do, for images and packages that start without it.
runMain(async () => {
  const build = findPendingPageBuild()
  if (build) await runStep('Pages built', build)
  else printLine('The pages are built already.')
})
