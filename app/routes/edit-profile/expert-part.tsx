import type { TabProps } from './edit-form.tsx'
import { MinimumField } from './minimum-field.tsx'
import { Section } from './section.tsx'
import { ServicesField } from './services-field.tsx'
import { SkillsField } from './skills-field.tsx'
import { manyTexts } from './tab-values.ts'

/** What they can do and from what budget on: a tab of a person, a part of a workspace's general one. */
export function ExpertPart({ data, values, field }: TabProps) {
  return (
    <Section title="What you do">
      <SkillsField
        field={field('skills')}
        skills={manyTexts(values, 'skills')}
        known={data.choices.skills}
        unknown={data.choices.unknownSkills}
      />
      <ServicesField chosen={manyTexts(values, 'services')} />
      <MinimumField values={values} field={field} />
    </Section>
  )
}
