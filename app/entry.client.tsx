import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { readPageMessages } from './shell/page-messages.tsx'
import { readPlatformRules } from './shell/platform-rules.tsx'
import { LanguageContext } from './shell/use-texts.ts'

readPlatformRules()
const language = readPageMessages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={language}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  )
})
