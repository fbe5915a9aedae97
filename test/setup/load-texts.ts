import { loadTexts } from '#locales/load-texts.ts'
import { addTexts } from '#locales/registry.ts'

addTexts(loadTexts('en'))
