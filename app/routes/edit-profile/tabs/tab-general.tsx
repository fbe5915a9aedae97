import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { loader as rootLoader } from '#app/root.tsx'
import { LanguagesField } from '#app/routes/edit-profile/fields/languages-field.tsx'
import { PlaceFields } from '#app/routes/edit-profile/fields/place-fields.tsx'
import { SectionInputs } from '#app/routes/edit-profile/fields/section-inputs.tsx'
import { manyTexts, oneText } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { HandleField } from '#app/ui/forms/handle-field.tsx'
import { PictureCrop } from '#app/ui/pictures/picture-crop.tsx'
import { Section } from '#app/ui/section.tsx'
import { profileType } from '#client/profiles/profile-model.ts'
import { HANDLE_RESERVED_DAYS, MAX_LENGTH } from '#domain/limits.ts'

import { ActivationPart } from './activation-part.tsx'
import { AvailabilityPart } from './availability-part.tsx'
import { ExpertPart } from './expert-part.tsx'
import { RequirementList } from './requirement-list.tsx'

function Handle({ data, values, field }: TabProps) {
  const { slug } = data.profile
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.site.url ?? ''
  return (
    <HandleField
      id={field('slug').id}
      name="slug"
      defaultValue={oneText(values, 'slug')}
      own={slug}
      siteUrl={siteUrl}
      error={field('slug').errors?.[0]}
      hint={`The handle is in the address of the profile. After a change, links to @${slug} lead to the new one, and nobody else can take @${slug} for ${HANDLE_RESERVED_DAYS} days.`}
    />
  )
}

/** Who sees the profile with the box as it is. */
function whoSees({ expertsMetadata: { status }, role }: TabProps['data']['profile'], isPublic: boolean): string {
  const owner = role === 'ADMIN' ? 'its owner' : 'you'
  // R6, R113
  if (status === 'SUSPENDED') {
    const once = isPublic
      ? 'Once the suspension is over, everyone can see the profile again.'
      : 'Once the suspension is over, the profile stays private.'
    return `This profile is suspended: nobody but ${owner} and the admins sees it now. ${once}`
  }
  if (isPublic) return 'Everyone can see this profile, and search engines may show it.'
  return `Private: only ${owner} and the admins of this site see this profile.`
}

function Visibility({ data, values, field }: TabProps) {
  const { checklist, profile } = data
  const missing = checklist.public.filter(({ met }) => !met)
  const [isPublic, setPublic] = useState(oneText(values, 'public') === 'on')
  return (
    <Section of="tab" title="Who sees it">
      <Checkbox
        id={field('public').id}
        name="public"
        label="Public"
        hint={whoSees(profile, isPublic)}
        error={field('public').errors}
        defaultChecked={oneText(values, 'public') === 'on'}
        onChange={(event) => setPublic(event.currentTarget.checked)}
      />
      {!profile.public && missing.length > 0 && (
        <div className="grid gap-2">
          <p className="text-compact">What is missing before your profile can be public:</p>
          <RequirementList steps={missing} label="Still missing" />
        </div>
      )}
    </Section>
  )
}

/** Identity, place, contact and visibility; for a workspace everything but its portfolio. */
export function TabGeneral(props: TabProps) {
  const { data, values, field } = props
  const isPerson = profileType(data.profile) === 'user'
  return (
    <>
      <Section of="tab" title={isPerson ? 'You' : 'Your business'}>
        <PictureCrop
          id={field('picture').id}
          current={oneText(values, 'picture') || null}
          name={data.profile.name}
          shape={isPerson ? 'person' : 'workspace'}
          error={field('picture').errors?.[0]}
        />
        <Field label="Name" field={field('name')} required maxLength={MAX_LENGTH.name} />
        <Handle {...props} />
        <SectionInputs section="identity" data={data} field={field} />
      </Section>
      <Section of="tab" title="Place and contact">
        <PlaceFields data={data} field={field} />
        <LanguagesField
          languages={data.choices.languages}
          chosen={manyTexts(values, 'languages')}
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
