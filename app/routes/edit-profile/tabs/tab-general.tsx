import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { loader as rootLoader } from '#app/root.tsx'
import { LanguagesField } from '#app/routes/edit-profile/fields/languages-field.tsx'
import { PlaceFields } from '#app/routes/edit-profile/fields/place-fields.tsx'
import { SectionInputs } from '#app/routes/edit-profile/fields/section-inputs.tsx'
import { multipleTabValue, singleTabValue } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { HandleField } from '#app/ui/forms/handle-field.tsx'
import { PictureCrop } from '#app/ui/pictures/picture-crop.tsx'
import { Section } from '#app/ui/section.tsx'
import { profileType } from '#client/profiles/profile-model.ts'
import { FORMER_HANDLE_RESERVED_DAYS, MAX_LENGTH } from '#domain/limits.ts'

import { ActivationPart } from './activation-part.tsx'
import { AvailabilityPart } from './availability-part.tsx'
import { ExpertPart } from './expert-part.tsx'
import { RequirementList } from './requirement-list.tsx'

function Handle({ data, values, field }: TabProps) {
  const t = useTexts()
  const { slug } = data.profile
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.site.url ?? ''
  return (
    <HandleField
      id={field('slug').id}
      name="slug"
      defaultValue={singleTabValue(values, 'slug')}
      own={slug}
      siteUrl={siteUrl}
      error={field('slug').errors?.[0]}
      hint={t('editFields.handle.hint', { handle: slug, days: FORMER_HANDLE_RESERVED_DAYS })}
    />
  )
}

/** Who sees the profile with the box as it is. */
function whoSees({ expertsMetadata: { status }, role }: TabProps['data']['profile'], isPublic: boolean, t: PageTexts) {
  const editor = role === 'ADMIN' ? 'admin' : 'owner'
  // R6, R113
  if (status === 'SUSPENDED') return t(`edit.sees.${isPublic ? 'suspendedPublic' : 'suspendedPrivate'}`, { editor })
  return isPublic ? t('edit.sees.public') : t('edit.sees.private', { editor })
}

function Visibility({ data, values, field }: TabProps) {
  const t = useTexts()
  const { checklist, profile } = data
  const missing = checklist.public.filter(({ met }) => !met)
  const [isPublic, setPublic] = useState(singleTabValue(values, 'public') === 'on')
  return (
    <Section of="tab" title={t('edit.section.visibility')}>
      <Checkbox
        id={field('public').id}
        name="public"
        label={t('editFields.field.public')}
        hint={whoSees(profile, isPublic, t)}
        error={field('public').errors}
        defaultChecked={singleTabValue(values, 'public') === 'on'}
        onChange={(event) => setPublic(event.currentTarget.checked)}
      />
      {!profile.public && missing.length > 0 && (
        <div className="grid gap-2">
          <p className="text-compact">{t('edit.missing.public')}</p>
          <RequirementList steps={missing} label={t('edit.missing.list')} />
        </div>
      )}
    </Section>
  )
}

/** Identity, place, contact and visibility; for a workspace everything but its portfolio. */
export function TabGeneral(props: TabProps) {
  const t = useTexts()
  const { data, values, field } = props
  const isPerson = profileType(data.profile) === 'user'
  return (
    <>
      <Section of="tab" title={isPerson ? t('edit.section.you') : t('edit.section.business')}>
        <PictureCrop
          id={field('picture').id}
          current={singleTabValue(values, 'picture') || null}
          name={data.profile.name}
          shape={isPerson ? 'person' : 'workspace'}
          error={field('picture').errors?.[0]}
        />
        <Field label={t('editFields.field.name')} field={field('name')} required maxLength={MAX_LENGTH.name} />
        <Handle {...props} />
        <SectionInputs section="identity" data={data} field={field} />
      </Section>
      <Section of="tab" title={t('edit.section.place')}>
        <PlaceFields data={data} field={field} />
        <LanguagesField
          languages={data.choices.languages}
          chosen={multipleTabValue(values, 'languages')}
          error={field('languages').errors?.[0]}
        />
        <SectionInputs section="contact" data={data} field={field} />
      </Section>
      {!isPerson && <ExpertPart {...props} />}
      {!isPerson && <AvailabilityPart {...props} />}
      <Visibility {...props} />
      {!isPerson && data.profile.role === 'OWNER' && <ActivationPart data={data} />}
    </>
  )
}
