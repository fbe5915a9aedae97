import { useRef, useState } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { FieldError } from '#app/ui/forms/labelled.tsx'

import { type LanguageChoice, matchesLanguage } from './matches-language.ts'

/** A folded list of checkboxes, one per language; with scripts it can be searched. */
export function LanguagesField({
  languages,
  chosen,
  error,
}: {
  languages: LanguageChoice[]
  chosen: string[]
  error: string | undefined
}) {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const [picked, setPicked] = useState(chosen)
  const [search, setSearch] = useState('')
  const names = languages.filter(({ code }) => picked.includes(code)).map(({ name }) => name)

  function readCheckboxes() {
    const ticked = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    setPicked([...ticked].map(({ value }) => value))
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('editFields.languages.legend')}</legend>
      <details className="rounded-field border border-line-strong bg-surface" id="edit-languages">
        <summary
          translate={names.length > 0 ? 'no' : undefined}
          className="cursor-pointer px-3.5 py-2.5 outline-offset-[-3px]"
        >
          {names.length > 0 ? names.join(', ') : t('editFields.languages.choose')}
        </summary>
        <div className="grid gap-3 border-t border-line p-3.5">
          <input
            type="search"
            aria-label={t('editFields.languages.search')}
            placeholder={t('editFields.languages.placeholder')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className="w-full rounded-field border border-line-strong bg-surface px-3 py-1.5 text-compact max-md:min-h-11 noscript:hidden"
          />
          <ul
            ref={list}
            className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4 gap-y-1 overflow-y-auto"
          >
            {languages.map((language) => (
              <li key={language.code} hidden={!matchesLanguage(language, search)}>
                <label className="touch-line flex cursor-pointer items-center gap-2 text-compact md:py-0.5">
                  <input
                    type="checkbox"
                    name="languages"
                    value={language.code}
                    defaultChecked={chosen.includes(language.code)}
                    onChange={readCheckboxes}
                    className="size-4 shrink-0"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {language.name}
                    {language.native !== undefined && (
                      <>
                        {' '}
                        <bdi lang={language.code} className="text-ink-soft">
                          {language.native}
                        </bdi>
                      </>
                    )}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <FieldError id="edit-languages" error={error} />
    </fieldset>
  )
}
