import { formatMomentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { ReadOnlyMode } from '#domain/admin/read-only-schema.ts'
import { DEFAULT_READ_ONLY_MESSAGE } from '#domain/admin/read-only.ts'
import { MAX_LENGTH } from '#domain/limits.ts'

type Props = { mode: ReadOnlyMode; typed: Record<string, string> | undefined }

/** R622: whether the site takes changes, and the button that turns that off and on. */
export function ReadOnlyForm({ mode: { since, by }, typed }: Props) {
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose">
        {since ? (
          <>
            <b className="font-semibold">Read-only</b> since {formatMomentInUtc(since)}, by{' '}
            {by === null ? 'an operator' : <bdi>{by}</bdi>}. No one can change or send anything.
          </>
        ) : (
          'The site takes changes. In read-only mode everyone can read and sign in, but no one can change or send anything.'
        )}
      </p>
      <form method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        {!since && (
          <TextInput
            id="read-only-message"
            name="message"
            label="Message to visitors"
            hint={`Without one: “${DEFAULT_READ_ONLY_MESSAGE}”`}
            maxLength={MAX_LENGTH.readOnlyMessage}
            defaultValue={typed?.['message']}
          />
        )}
        <Button
          variant="quiet"
          name="act"
          value={since ? 'read-only-off' : 'read-only-on'}
          className="justify-self-start"
        >
          {since ? 'Turn off read-only mode' : 'Turn on read-only mode'}
        </Button>
      </form>
    </Panel>
  )
}
