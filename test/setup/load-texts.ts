import { loadTexts } from '#locales/load-texts.ts'
import { registerTexts } from '#locales/registry.ts'

registerTexts(loadTexts('en'))
