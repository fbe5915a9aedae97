import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'

export function EmptyFollowing() {
  const t = useTexts()
  return (
    <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">{t('following.empty.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.hireIndex}>{t('following.empty.bySkill')}</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          {t('following.empty.all')}
        </ButtonLink>
      </div>
    </div>
  )
}
