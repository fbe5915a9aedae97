import type { FieldMetadata } from '@conform-to/react'

import type { FormName } from './edit-field.ts'
import type { EditorData } from './load-editor.ts'
import type { TabValues } from './saving/tab-values.ts'

/** What each tab is given: what it shows, what stands in it, and a field by its name, with its errors. */
export type TabProps = {
  data: EditorData
  values: TabValues
  field: (name: FormName) => FieldMetadata<string>
}
