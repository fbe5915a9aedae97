import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

import type { Tab } from './tabs.ts'

/** Every tab has an address. The links replace the history entry, so that Back leaves the editor. */
export function EditorTabs({ slug, tabs, current }: { slug: string; tabs: readonly Tab[]; current: Tab }) {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector(`[href$="/${current}"]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={t('edit.tabs')} className="shrink-0 overflow-x-auto border-b border-line px-2 sm:px-5">
      <ul ref={list} className="flex w-max noscript:w-auto noscript:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={addresses.editProfile(slug, tab)}
              replace
              aria-current={tab === current ? 'page' : undefined}
              className="block border-b-2 border-transparent px-3 py-2.5 text-compact font-semibold whitespace-nowrap text-ink-soft no-underline outline-offset-[-3px] hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`edit.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
