import type { PageTexts } from '#app/shell/use-texts.ts'
import { SPAM_FILTER_LIMITS, type SpamSign } from '#domain/messages/message-filter.ts'

function signText(t: PageTexts, sign: SpamSign): string {
  if (sign === 'same_text_to_many')
    return t('filter.sign.same_text_to_many', { count: SPAM_FILTER_LIMITS.sameTextProfiles })
  if (sign === 'many_links') return t('filter.sign.many_links', { count: SPAM_FILTER_LIMITS.links })
  return t(`filter.sign.${sign}`)
}

/** R93: why the filter holds a message. */
export const spamText = (t: PageTexts, signs: SpamSign[]) => signs.map((sign) => signText(t, sign)).join(' ')
