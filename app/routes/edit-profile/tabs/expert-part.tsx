import { MinimumField } from '#app/routes/edit-profile/fields/minimum-field.tsx'
import { ServicesField } from '#app/routes/edit-profile/fields/services-field.tsx'
import { SkillsField } from '#app/routes/edit-profile/fields/skills-field.tsx'
import { multipleTabValue } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Section } from '#app/ui/section.tsx'

/** Skills, services and minimum budget: a person's own tab, a section of a workspace's general tab. */
export function ExpertPart({ data, values, field }: TabProps) {
  const t = useTexts()
  return (
    <Section of="tab" title={t('edit.section.expert')}>
      <SkillsField
        field={field('skills')}
        skills={multipleTabValue(values, 'skills')}
        known={data.choices.skills}
        entries={data.choices.skillEntries}
      />
      <ServicesField chosen={multipleTabValue(values, 'services')} />
      <MinimumField values={values} field={field} />
    </Section>
  )
}
