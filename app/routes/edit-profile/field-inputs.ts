import { MAX_LENGTH } from '#domain/limits.ts'
import type { StoredNames } from '#domain/profiles/profile-fields.ts'
import type { ProfileType } from '#domain/profiles/profile.ts'
import { businessTypeLabels } from '#domain/profiles/role-text.ts'

/** Fields of the table in `domain/` that have custom controls. */
type OwnInput = 'name' | 'slug' | 'profileImg' | 'languages' | 'skills'

type Control =
  | { kind: 'line'; type?: 'url' | 'email'; placeholder?: string; autoComplete?: string }
  | { kind: 'area'; max: number; rows: number }
  | { kind: 'choice'; options: () => { value: string; label: string }[] }

/** A field's label, control and section of the general tab. */
export type FieldInput = {
  section: 'identity' | 'contact'
  label: string
  hint?: string
  /** Half width: two inputs share a line. */
  width?: 'half'
  control: Control
}

const businessTypes = () => [
  { value: '', label: 'Not said' },
  ...Object.entries(businessTypeLabels()).map(([value, label]) => ({ value, label })),
]

type Inputs = { [Owner in keyof StoredNames]: Record<Exclude<StoredNames[Owner], OwnInput>, FieldInput> }

/** In the order of the tab. */
const FIELD_INPUTS: Inputs = {
  user: {
    title: {
      section: 'identity',
      label: 'Title',
      width: 'half',
      control: { kind: 'line', placeholder: 'Web designer' },
    },
    employer: {
      section: 'identity',
      label: 'Employer',
      width: 'half',
      control: { kind: 'line', placeholder: 'If there is one' },
    },
  },
  workspace: {
    businessType: {
      section: 'identity',
      label: 'Kind of business',
      control: { kind: 'choice', options: businessTypes },
    },
  },
  common: {
    about: {
      section: 'identity',
      label: 'About',
      hint: 'What you do, for whom, and how you work. The first paragraph appears in large type.',
      control: { kind: 'area', max: MAX_LENGTH.about, rows: 7 },
    },
    website: {
      section: 'contact',
      label: 'Website',
      control: { kind: 'line', type: 'url', placeholder: 'https://' },
    },
    inquiryEmailAddress: {
      section: 'contact',
      label: 'Inquiry email',
      hint: 'Messages from clients go to this address, which is never shown. Without an address here they go to your account’s address.',
      control: { kind: 'line', type: 'email', autoComplete: 'email' },
    },
  },
}

export type InputName = Exclude<StoredNames[keyof StoredNames], OwnInput>

const namesOf = (inputs: Partial<Record<InputName, FieldInput>>) => Object.keys(inputs) as InputName[]

export const INPUT_NAMES = Object.values(FIELD_INPUTS).flatMap(namesOf)

/** The inputs of a section with their names. */
export function inputsOf(type: ProfileType, section: FieldInput['section']): [name: InputName, input: FieldInput][] {
  const inputs = Object.entries({ ...FIELD_INPUTS[type], ...FIELD_INPUTS.common }) as [InputName, FieldInput][]
  return inputs.filter(([, input]) => input.section === section)
}
