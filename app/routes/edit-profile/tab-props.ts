import type { FieldMetadata } from '@conform-to/react'

import type { FormName } from './edit-field.ts'
import type { EditorData } from './load-editor.ts'
import type { TabValues } from './saving/tab-values.ts'

/** The props of a tab: its data, the form values, and a field's metadata by name. */
export type TabProps = {
  data: EditorData
  values: TabValues
  field: (name: FormName) => FieldMetadata<string>
}
