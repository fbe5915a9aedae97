import { Notice } from '#app/ui/notice.tsx'

type Failed = { id: string; errors?: string[] | undefined }

/** The error summary above a form: form-level errors, and a link to each invalid field. */
export function FormErrors({ errors, fields }: { errors: string[] | undefined; fields: Failed[] }) {
  const failed = fields.filter((field) => field.errors?.length)
  if (!errors?.length && failed.length === 0) return null
  return (
    <Notice tone="bad">
      {errors?.map((error) => (
        <p key={error}>{error}</p>
      ))}
      {failed.length > 0 && (
        <ul className="grid gap-1">
          {failed.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`}>{field.errors?.[0]}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
