import { availabilityName, businessTypeName } from '#app/routes/edit-profile/choice-names.ts'
import { loadWork } from '#app/routes/edit-profile/load-work.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import { EXPERT_STATUS_LABELS, VISIBILITY_LABELS } from '#app/ui/experts/profile-state-labels.ts'
import { languageNames } from '#app/ui/format.ts'
import type { Client } from '#client/client.ts'
import { ownValue } from '#domain/own-value.ts'
import { badgeDisplayName } from '#domain/platform/display-names.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { groupServices } from '#domain/profiles/services.ts'

import type { Compared } from './answer.ts'
import type { findEditConflicts } from './tab-values.ts'

type Difference = ReturnType<typeof findEditConflicts>[number]

const CHECKBOXES = new Set(['public', 'hirable'])
const OF_WORK = /^(?:highlight\d|order)$/

/** The labels of choices on the admin tab. */
const CHOICES: Record<string, Record<string, string>> = {
  visibility: VISIBILITY_LABELS,
  expertStatus: EXPERT_STATUS_LABELS,
}

function badgeRowText(row: string): string {
  const [name = '', ...rest] = row.split('|')
  return [badgeDisplayName(name), ...rest].filter(Boolean).join(', ')
}

/** Formats both sides of every conflict as text; of the picture, as addresses. */
export async function formatEditConflicts(
  client: Client,
  profile: Profile,
  { conflicts, t }: { conflicts: Difference[]; t: PageTexts },
): Promise<Compared[]> {
  const work = conflicts.some(({ name }) => OF_WORK.test(name)) ? (await loadWork(client, profile.slug)).all : []
  const workNames = new Map(work.map(({ id, name }) => [id, name]))

  function formatValue(name: string, value: string | string[]): string {
    if (CHECKBOXES.has(name)) return value === 'on' ? t('editNotes.yes') : t('editNotes.no')
    const texts = [value].flat()
    if (name === 'languages') return languageNames(texts)
    if (name === 'services') {
      const services = groupServices(texts).flatMap((group) => group.services)
      return services.map((service) => service.name).join(', ')
    }
    // Name, level and day of a badge.
    if (name === 'badges') return texts.map(badgeRowText).join('\n')
    if (OF_WORK.test(name)) return texts.map((id) => workNames.get(id) ?? '').join(', ')
    if (name === 'businessType') return texts.map((one) => businessTypeName(one, t)).join(', ')
    if (name === 'availabilityStatus') return texts.map((one) => availabilityName(one, t)).join(', ')
    const labels = ownValue(CHOICES, name)
    return labels ? texts.map((one) => ownValue(labels, one) ?? one).join(', ') : texts.join(', ')
  }

  return conflicts.map(({ name, mine, theirs, proposed }) => ({
    name,
    label: t(`editFields.field.${name}`),
    proposed,
    mine: formatValue(name, mine),
    theirs: formatValue(name, theirs),
  }))
}
