import { useEffect, useRef, useState } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { browserTransport, createClient } from '#client/client.ts'
import { isHandleAvailable } from '#client/profiles/profile-calls.ts'
import type { Problem } from '#domain/issue.ts'
import { HANDLE_LENGTH, handleProblem, normalizeHandle } from '#domain/profiles/handle.ts'

import { FieldError } from './labelled.tsx'

const DEBOUNCE_MS = 400

type HandleCheck = { handle: string; available: boolean; text: string }

/** R763: by its code; a message here is also in the browser. */
function problemText({ code }: Problem, t: PageTexts): string {
  const { min: minimum, max: maximum } = HANDLE_LENGTH
  switch (code) {
    case 'too_short':
      return t('forms.handle.tooShort', { minimum })
    case 'too_long':
      return t('forms.handle.tooLong', { maximum })
    case 'reserved_handle':
      return t('forms.handle.reserved')
    default:
      return t('forms.handle.invalid')
  }
}

/** Checks a handle as it is typed, debounced; a result for an earlier handle is dropped. */
function useHandleCheck(handle: string, own: string | undefined): HandleCheck | undefined {
  const t = useTexts()
  const [checked, setChecked] = useState<HandleCheck>()
  const problem = handle === '' || handle === own ? undefined : handleProblem(handle)
  const shouldCheck = handle !== '' && handle !== own && problem === undefined
  useEffect(() => {
    if (!shouldCheck) return
    let current = true
    const timer = setTimeout(async () => {
      try {
        const available = await isHandleAvailable(createClient(browserTransport()), handle)
        const text = available ? t('forms.handle.free', { handle }) : t('forms.handle.taken', { handle })
        if (current) setChecked({ handle, available, text })
      } catch {
        // It is checked again when the form is sent.
      }
    }, DEBOUNCE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [shouldCheck, handle, t])
  if (problem) return { handle, available: false, text: problemText(problem, t) }
  return shouldCheck && checked?.handle === handle ? checked : undefined
}

/** The handle input, checked as the visitor types; without scripts the server checks it on submit. */
export function HandleField({
  id,
  name,
  defaultValue,
  follows,
  own,
  hint,
  error,
  siteUrl,
}: {
  id: string
  name: string
  /** The value that the form was rendered with: after a refusal, the refused handle. */
  defaultValue: string
  /** The generated handle, used until the visitor types one. */
  follows?: string | undefined
  /** The profile's current handle, which needs no check. */
  own?: string
  hint?: React.ReactNode
  error: string | undefined
  siteUrl: string
}) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(defaultValue)
  const [followed, setFollowed] = useState(true)
  useEffect(() => {
    if (!input.current) return
    if (follows !== undefined && followed) input.current.value = follows
    // The visitor may have typed before hydration.
    setTyped(input.current.value)
  }, [follows, followed])
  const check = useHandleCheck(normalizeHandle(typed), own)
  // R700: the server's error is about the handle that was sent, not about the one that is typed instead.
  const refused = normalizeHandle(typed) === normalizeHandle(defaultValue) ? error : undefined
  const bad = refused !== undefined || check?.available === false
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('forms.handle.label')}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </div>
      )}
      <div
        className={`flex items-center rounded-field border bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${bad ? 'border-bad' : 'border-line-strong'}`}
      >
        <span aria-hidden="true" className="shrink-0 py-2.5 pl-3.5 text-ink-soft">
          <span translate="no" className="max-sm:hidden">
            {siteUrl.replace(/^https?:\/\//, '')}/
          </span>
          @
        </span>
        <input
          id={id}
          name={name}
          ref={input}
          defaultValue={defaultValue}
          onInput={(event) => {
            setFollowed(false)
            setTyped(event.currentTarget.value)
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={bad ? true : undefined}
          aria-describedby={[refused && `${id}-error`, hint && `${id}-hint`, `${id}-finding`].filter(Boolean).join(' ')}
          className="w-full min-w-0 bg-transparent py-2.5 pr-3.5 pl-0.5 text-base max-md:min-h-11 text-ink outline-none"
        />
      </div>
      <output id={`${id}-finding`} className={`text-small ${check?.available ? 'text-good' : 'text-bad'} empty:hidden`}>
        {check && (check.available || refused === undefined) && (check.available ? `✓ ${check.text}` : check.text)}
      </output>
      <FieldError id={id} error={refused} />
    </div>
  )
}
