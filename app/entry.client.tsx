import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { hydratePageMessages } from './shell/page-messages.tsx'
import { hydratePlatformRules } from './shell/platform-rules.tsx'
import { LanguageContext } from './shell/use-texts.ts'

hydratePlatformRules()
const language = hydratePageMessages()

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
