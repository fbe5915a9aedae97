import { setPlatformRules, platformRulesForBrowser } from '#domain/platform/active-rules.ts'
import type { PlatformRules } from '#domain/platform/platform-rules.ts'

const ID = 'platform-rules'

/** For pages that hydrate: the rules of the server, where they are not the specification's. */
export function PlatformRulesData() {
  const rules = platformRulesForBrowser()
  if (!rules) return null
  // A name could hold the end of a script.
  const text = JSON.stringify(rules).replaceAll('<', String.raw`\u003c`)
  return <script type="application/json" id={ID} dangerouslySetInnerHTML={{ __html: text }} />
}

/** Before a browser hydrates: so that it renders what the server did. */
export function hydratePlatformRules(): void {
  const text = document.querySelector(`#${ID}`)?.textContent
  if (text) setPlatformRules(JSON.parse(text) as PlatformRules)
}
