import { FormPage } from '#app/ui/forms/form-page.tsx'
import * as addresses from '#domain/addresses.ts'

import type { Owner } from './owners.ts'

/** Links to choose the owner; an owner who has a profile goes to its editor. */
export function OwnerChoice({ owners }: { owners: Owner[] }) {
  return (
    <FormPage title="Whose profile is it?" lead="A person and each of their workspaces can have one of their own.">
      <ul className="grid gap-3">
        {owners.map(({ key, name, workspaceId, profileSlug }) => (
          <li key={key}>
            <a
              href={`${addresses.newProfile}?for=${encodeURIComponent(key)}`}
              className="block rounded-card border border-line-strong bg-surface px-5 py-4 no-underline hover:border-accent"
            >
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-compact text-ink-soft">
                {workspaceId ? 'Your workspace' : 'Yourself'}
                {profileSlug && `, has a profile: edit @${profileSlug}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </FormPage>
  )
}
