import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import { takesMessages } from './takes-messages.ts'

/** R316: on small screens the way to write to the expert stays at the bottom of the screen. */
export function ContactBar({ profile }: { profile: Profile }) {
  const t = useTexts()
  if (!takesMessages(profile)) return null
  return (
    <div className="contact-bar">
      <ButtonLink href={addresses.contact(profile.slug)} className="w-full">
        <span className="truncate">
          {t.rich('profile.contact', { name: profile.name, bdi: (text) => <bdi>{text}</bdi> })}
        </span>
      </ButtonLink>
    </div>
  )
}
