import { useTexts } from '#app/shell/use-texts.ts'

/** The longest lede, in characters: more would fill a screen with large type. */
const LONG_LEDE = 360
/** A longer text would push the work off the screen, so it is folded. */
const LONG_TEXT = 1100

/**
 * The expert's description, the first paragraph large. A long text is clamped until the visitor expands it; search
 * engines and screen readers get all of it.
 */
export function AboutText({ text, language }: { text: string; language: string | undefined }) {
  const t = useTexts()
  const paragraphs = text
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const [first] = paragraphs
  if (!first) return null
  const isFolded = text.length > LONG_TEXT
  return (
    <div className="group mt-6 max-w-[62ch]">
      <div
        // An empty `lang` says that the language is unknown; without it the text would inherit the page's.
        lang={language ?? ''}
        className={isFolded ? 'line-clamp-[14] group-has-[details[open]]:line-clamp-none' : undefined}
      >
        {paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            dir="auto"
            className={`text-pretty whitespace-pre-line ${index === 0 && first.length <= LONG_LEDE ? 'max-w-[52ch] text-lede leading-normal' : 'text-ink-soft not-first:mt-4'}`}
          >
            {paragraph}
          </p>
        ))}
      </div>
      {isFolded && (
        <details className="mt-3 text-compact font-semibold print:hidden">
          <summary className="w-fit cursor-pointer list-none underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <span className="group-has-[details[open]]:hidden">{t('profile.about.more')}</span>
            <span className="hidden group-has-[details[open]]:inline">{t('profile.about.less')}</span>
          </summary>
        </details>
      )}
    </div>
  )
}
