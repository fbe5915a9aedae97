import { ruleOptions } from '#app/routes/admin/decisions/rule-select.tsx'
import { multipleTabValue, singleTabValue } from '#app/routes/edit-profile/saving/tab-values.ts'
import type { TabProps } from '#app/routes/edit-profile/tab-props.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { EXPERT_STATUS_LABELS, VISIBILITY_LABELS } from '#app/ui/experts/profile-state-labels.ts'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { Section } from '#app/ui/section.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

import { BadgeRows } from './badge-rows.tsx'

const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** R112: settings for admins only, exempt from the owner's rules, with a recorded reason. */
export function TabAdmin({ data, values, field }: TabProps) {
  return (
    <>
      <Section of="tab" title="Standing">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectInput
            label="Visibility"
            id={field('visibility').id}
            name="visibility"
            options={options(VISIBILITY_LABELS)}
            defaultValue={singleTabValue(values, 'visibility')}
            error={field('visibility').errors?.[0]}
          />
          <SelectInput
            label="Expert status"
            hint="A suspended profile is gone for everyone but its owner, who reads the reason."
            id={field('expertStatus').id}
            name="expertStatus"
            options={options(EXPERT_STATUS_LABELS)}
            defaultValue={singleTabValue(values, 'expertStatus')}
            error={field('expertStatus').errors?.[0]}
          />
        </div>
      </Section>
      <Section of="tab" title="Badges and awards">
        <BadgeRows rows={multipleTabValue(values, 'badges')} choices={data.choices.badges} />
        <FieldError id={field('badges').id} error={field('badges').errors?.[0]} />
      </Section>
      <Section of="tab" title="Why">
        <SelectInput
          label="Rule"
          hint="The rule that was broken, where something is taken from the owner, who reads its text."
          id={field('rule').id}
          name="rule"
          options={[{ value: '', label: 'Nothing is taken' }, ...ruleOptions(useTexts())]}
          defaultValue={singleTabValue(values, 'rule')}
          error={field('rule').errors?.[0]}
        />
        <TextArea
          label="Reason"
          hint="The facts, kept with your name and the day. The owner reads them, but not your name."
          id={field('reason').id}
          name="reason"
          rows={3}
          maxLength={MAX_LENGTH.reason}
          defaultValue={singleTabValue(values, 'reason')}
          error={field('reason').errors?.[0]}
          required
        />
      </Section>
    </>
  )
}
