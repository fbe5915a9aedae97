import { MAX_LENGTH } from '#domain/limits.ts'
import { BUSINESS_TYPES, type BusinessType } from '#domain/profiles/business-type.ts'
import type { StoredFieldNames } from '#domain/profiles/profile-fields.ts'
import type { ProfileType } from '#domain/profiles/profile.ts'

/** Fields of the table in `domain/` that have custom controls. */
type OwnInput = 'name' | 'slug' | 'profileImg' | 'languages' | 'skills'

type Control =
  | { kind: 'line'; type?: 'url' | 'email'; placeholder?: 'title' | 'employer' | 'https'; autoComplete?: string }
  | { kind: 'area'; max: number; rows: number }
  | { kind: 'choice'; values: readonly BusinessType[] }

/** A field's control and section of the general tab. */
export type FieldInput = {
  section: 'identity' | 'contact'
  /** Half width: two inputs share a line. */
  width?: 'half'
  control: Control
}

type Inputs = { [Owner in keyof StoredFieldNames]: Record<Exclude<StoredFieldNames[Owner], OwnInput>, FieldInput> }

/** In the order of the tab. */
const FIELD_INPUTS: Inputs = {
  user: {
    title: {
      section: 'identity',
      width: 'half',
      control: { kind: 'line', placeholder: 'title' },
    },
    employer: {
      section: 'identity',
      width: 'half',
      control: { kind: 'line', placeholder: 'employer' },
    },
  },
  workspace: {
    businessType: {
      section: 'identity',
      control: { kind: 'choice', values: BUSINESS_TYPES },
    },
  },
  common: {
    about: {
      section: 'identity',
      control: { kind: 'area', max: MAX_LENGTH.about, rows: 7 },
    },
    website: {
      section: 'contact',
      control: { kind: 'line', type: 'url', placeholder: 'https' },
    },
    inquiryEmailAddress: {
      section: 'contact',
      control: { kind: 'line', type: 'email', autoComplete: 'email' },
    },
  },
}

export type InputName = Exclude<StoredFieldNames[keyof StoredFieldNames], OwnInput>

const namesOf = (inputs: Partial<Record<InputName, FieldInput>>) => Object.keys(inputs) as InputName[]

export const FIELD_INPUT_NAMES = Object.values(FIELD_INPUTS).flatMap(namesOf)

/** The inputs of a section with their names. */
export function sectionInputs(
  type: ProfileType,
  section: FieldInput['section'],
): [name: InputName, input: FieldInput][] {
  const inputs = Object.entries({ ...FIELD_INPUTS[type], ...FIELD_INPUTS.common }) as [InputName, FieldInput][]
  return inputs.filter(([, input]) => input.section === section)
}
