import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'

type Failed = { id: string; errors?: string[] | undefined }

/** The error summary above a form: form-level errors, and a link to each invalid field, which it names. */
export function FormErrors({
  errors,
  fields,
}: {
  errors: string[] | undefined
  fields: readonly (readonly [label: string, field: Failed])[]
}) {
  const t = useTexts()
  const failed = fields.flatMap(([label, field]) => {
    const problem = field.errors?.[0]
    return problem ? [{ label, id: field.id, problem }] : []
  })
  if (!errors?.length && failed.length === 0) return null
  return (
    <Notice tone="bad">
      {errors?.map((error) => (
        <p key={error}>{error}</p>
      ))}
      {failed.length > 0 && (
        <ul className="grid gap-1">
          {failed.map(({ id, ...problem }) => (
            <li key={id}>
              <a href={`#${id}`}>{t('ui.problem', problem)}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
