import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import * as addresses from '#domain/addresses.ts'

import type { Owner } from './owners.ts'

/** Which owner it is, and that there is a profile. */
function describe({ workspaceId, profileSlug: handle }: Owner, t: PageTexts): string {
  if (handle === undefined) return workspaceId ? t('newProfile.owner.workspace') : t('newProfile.owner.yourself')
  return workspaceId ? t('newProfile.owner.workspaceHas', { handle }) : t('newProfile.owner.yourselfHas', { handle })
}

/** Links to choose the owner; an owner who has a profile goes to its editor. */
export function OwnerChoice({ owners }: { owners: Owner[] }) {
  const t = useTexts()
  return (
    <FormPage title={t('newProfile.owner.title')} lead={t('newProfile.owner.lead')}>
      <ul className="grid gap-3">
        {owners.map((owner) => (
          <li key={owner.key}>
            <a
              href={`${addresses.newProfile}?for=${encodeURIComponent(owner.key)}`}
              className="block rounded-card border border-line-strong bg-surface px-5 py-4 no-underline hover:border-accent"
            >
              <bdi className="block font-semibold wrap-anywhere">{owner.name}</bdi>
              <span className="block text-compact text-ink-soft">{describe(owner, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </FormPage>
  )
}
