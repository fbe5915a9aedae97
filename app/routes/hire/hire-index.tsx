import { catalogueContext, clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { LinkList } from '#app/ui/link-list.tsx'
import { socialCardPicture, socialTags } from '#app/ui/social-tags.ts'
import { fetchHireCounts } from '#client/lists/hire.ts'
import * as addresses from '#domain/addresses.ts'
import { skillsSocialCard } from '#domain/social/social-cards.ts'

import type { Route } from './+types/hire-index.ts'

/** R277: every skill by category, linked where the link rule allows; misspelt and off-topic ones in a last, folded group. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const counts = await fetchHireCounts(context.get(clientContext))
  const categories = [...catalogue.categories.values()].map(({ slug, displayName, skills }) => ({
    slug,
    displayName,
    skills: catalogue
      .shownSkills(catalogue.normalizeSkillSlugs(skills))
      .map((skill) => {
        const href = catalogue.hireLink({ skill: skill.slug })
        return { name: skill.displayName, href, count: href === undefined ? undefined : counts[href] }
      })
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }))
  const others = catalogue.otherSkills.map(({ slug, displayName, means }) => {
    const href = catalogue.hireLink({ skill: slug })
    const name = means === undefined ? displayName : slug.replaceAll('-', ' ')
    return { name, href, count: href === undefined ? undefined : counts[href] }
  })
  const total = catalogue.offeredSkills.length
  const say = textsFor(context.get(languageContext))
  const card = skillsSocialCard({ total, top: catalogue.skillsRelatedTo('homepage') }, { say })
  return serverOnlyData(context, { categories, others, total, card, site: context.get(siteContext) })
}

export default function HireIndex({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { categories, others, total } = loaderData
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 md:pt-14">
      <header>
        <h1 className="text-title">{t('hire.index.title')}</h1>
        <p className="mt-3 max-w-prose text-large text-ink-soft">
          {t.rich('hire.index.lead', {
            skills: total,
            fields: categories.length,
            places: (text) => <a href={addresses.browse}>{text}</a>,
          })}
        </p>
        <nav
          aria-label={t('hire.index.fields')}
          translate="no"
          className="mt-6 flex flex-wrap gap-x-4 text-compact md:gap-y-2"
        >
          {categories.map(({ slug, displayName }) => (
            <a key={slug} href={`#${slug}`} className="touch-target">
              {displayName}
            </a>
          ))}
        </nav>
      </header>
      {categories.map(({ slug, displayName, skills }) => (
        <section key={slug} aria-labelledby={slug} className="border-t border-line pt-6">
          <h2 id={slug} translate="no" className="mb-4 scroll-mt-6 text-heading">
            {displayName}
          </h2>
          <LinkList items={skills} />
        </section>
      ))}
      <section className="border-t border-line pt-6">
        <details>
          <summary className="touch-target cursor-pointer text-heading">{t('hire.index.others')}</summary>
          <p className="mt-2 mb-4 max-w-prose text-compact text-ink-soft">{t('hire.index.othersHelp')}</p>
          <LinkList items={others} />
        </details>
      </section>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { site, total, card } = loaderData
  const t = textsForMeta(matches)
  const title = t('hire.index.title')
  const description = t('hire.index.description', { skills: total })
  const url = site.url + addresses.hireIndex
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: socialCardPicture(card, site) }),
  ]
}
