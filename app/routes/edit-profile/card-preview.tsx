import { type RefObject, useEffect, useState } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { ExpertCard } from '#app/ui/experts/one-card.tsx'

import { tabFields } from './fields.ts'
import type { EditorData } from './load-editor.ts'
import { previewCard } from './preview-card.ts'
import { isSameTabValue, submittedTabValues } from './saving/tab-values.ts'

/** The form's values as they are typed. Pictures and lists change hidden inputs, which send no event. */
function useTypedValues({ tab, profile, values: saved }: EditorData, box: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState(saved)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const names = tabFields(tab, profile)
    const read = () => {
      const form = element.querySelector<HTMLFormElement>('form#edit')
      if (!form) return
      const typed = submittedTabValues(new FormData(form), names)
      setValues((before) => (names.every(({ name }) => isSameTabValue(before[name], typed[name])) ? before : typed))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['value'] })
    element.addEventListener('input', read)
    element.addEventListener('change', read)
    return () => {
      observer.disconnect()
      element.removeEventListener('input', read)
      element.removeEventListener('change', read)
    }
  }, [box, tab, profile])
  return values
}

const Nothing = () => null
const OWN_CARD = { own: true, followed: false, liked: false, shortlisted: false }

/** R713: on wide screens the expert's card as the form would make it, beside the form. */
export function CardPreview({ data, box }: { data: EditorData; box: RefObject<HTMLElement | null> }) {
  const t = useTexts()
  const { card, confirmed } = previewCard(data, useTypedValues(data, box))
  return (
    <aside
      aria-labelledby="preview-title"
      className="hidden w-88 shrink-0 overflow-y-auto border-s border-line bg-sunken p-6 xl:block noscript:hidden"
    >
      <h2 id="preview-title" className="mb-4 text-compact font-semibold text-ink-soft">
        {t('edit.preview')}
      </h2>
      <div inert>
        <ExpertCard
          card={card}
          today={data.view.today}
          confirmed={confirmed}
          eager={false}
          reactions={OWN_CARD}
          currency={undefined}
          Act={Nothing}
        />
      </div>
    </aside>
  )
}
