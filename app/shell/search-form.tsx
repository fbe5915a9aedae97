import { useId } from 'react'

import type { SearchWords } from '#app/islands/search/search-words.ts'
// oxlint-disable-next-line import/default -- Vite's URL of the built file
import searchIsland from '#app/islands/search/search.ts?worker&url'
import { SearchIcon } from '#app/ui/search-icon.tsx'
import * as addresses from '#domain/addresses.ts'
import { MAX_LENGTH } from '#domain/limits.ts'

import { type PageTexts, useTexts } from './use-texts.ts'

/** One line in the header; with visible labels on pages that are about searching. */
type Variant = 'compact' | 'roomy'

const STYLES: Record<Variant, Record<'form' | 'field' | 'label' | 'input' | 'suggestions' | 'button', string>> = {
  compact: {
    form: 'relative flex rounded-pill border border-line-strong bg-surface focus-within:border-ink',
    // On small screens the focused field gets most of the line.
    field:
      'min-w-0 flex-1 not-first:border-l border-line transition-[flex-grow] first:flex-[1.2] max-md:focus-within:flex-[2.5] md:relative',
    label: 'sr-only',
    input: 'h-11 rounded-pill px-4 text-base md:text-compact',
    suggestions: 'inset-x-0 mt-2 md:right-auto',
    button: 'w-12 rounded-r-pill md:w-auto md:px-5',
  },
  roomy: {
    form: 'grid gap-2 rounded-card border border-line-strong bg-surface p-2 shadow-panel focus-within:border-ink md:grid-cols-[1.2fr_1fr_auto]',
    field: 'relative grid min-w-0 max-md:border-b max-md:border-line md:not-first:border-l md:border-line',
    label: 'px-3.5 pt-2 text-small font-semibold',
    input: 'h-11 rounded-field px-3.5 text-base',
    suggestions: '-inset-x-2 mt-2 md:right-auto md:mt-4',
    button: 'min-h-12 gap-2 rounded-field px-7 md:min-h-full',
  },
}

function SearchField({
  field,
  label,
  variant,
  ...input
}: {
  field: 'what' | 'where'
  label: string
  variant: Variant
  name: string
  defaultValue: string
  maxLength: number
  placeholder: string
}) {
  const id = useId()
  const styles = STYLES[variant]
  return (
    <div data-field={field} className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={`w-full min-w-0 bg-transparent text-ink outline-offset-[-3px] placeholder:text-ink-soft ${styles.input}`}
        {...input}
      />
      {/* Owned by the island: React does not touch content that is set as HTML. */}
      <div
        data-suggestions=""
        className={`absolute top-full z-20 ${styles.suggestions} ${field === 'what' ? 'md:w-[25rem]' : 'md:w-[18rem]'}`}
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </div>
  )
}

/** What the island says (app/islands/search/search-words.ts). */
const islandWords = (t: PageTexts): SearchWords => ({
  list: t('shell.suggestions.label'),
  // The island puts the number in its place.
  count: t('shell.suggestions.count', { count: '#' }),
  none: t('shell.suggestions.none'),
  skills: t('shell.suggestions.skills'),
  experts: t('shell.suggestions.experts'),
  places: t('shell.suggestions.places'),
  city: t('shell.suggestions.city'),
  region: t('shell.suggestions.region'),
  country: t('shell.suggestions.country'),
})

/** A plain form with `what` and `where`; the server combines them. The island adds suggestions on first touch. */
export function SearchForm({
  className = '',
  variant = 'compact',
  label,
  what = '',
  where = '',
}: {
  className?: string
  variant?: Variant
  /** Distinguishes two search forms on one page. */
  label?: string
  what?: string
  where?: string
}) {
  const t = useTexts()
  const styles = STYLES[variant]
  return (
    <search className={className} aria-label={label}>
      <form
        action={addresses.experts}
        data-island={searchIsland}
        data-words={JSON.stringify(islandWords(t))}
        className={styles.form}
      >
        <SearchField
          field="what"
          label={t('shell.search.what')}
          variant={variant}
          name="q"
          defaultValue={what}
          maxLength={MAX_LENGTH.query}
          placeholder={variant === 'roomy' ? t('shell.search.whatHint') : t('shell.search.whatHintShort')}
        />
        <SearchField
          field="where"
          label={t('shell.search.where')}
          variant={variant}
          name="where"
          defaultValue={where}
          maxLength={MAX_LENGTH.place}
          placeholder={t('shell.search.whereHint')}
        />
        <button
          type="submit"
          className={`flex shrink-0 cursor-pointer items-center justify-center bg-accent text-compact font-semibold text-on-accent outline-offset-[-5px] outline-on-accent hover:bg-accent-strong focus-visible:outline-on-accent ${styles.button}`}
        >
          <SearchIcon className={`size-5 ${variant === 'compact' ? 'md:hidden' : ''}`} />
          <span className={variant === 'compact' ? 'max-md:sr-only' : ''}>{t('shell.search.button')}</span>
        </button>
      </form>
    </search>
  )
}
