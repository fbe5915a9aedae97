import { useRouteLoaderData } from 'react-router'

import { loadReactions } from '#app/listing/load-reactions.ts'
import { catalogueContext, clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { SearchForm } from '#app/shell/search-form.tsx'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { CardForms, ExpertGrid } from '#app/ui/experts/expert-card.tsx'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { LinkList } from '#app/ui/link-list.tsx'
import { socialCardPicture, socialTags } from '#app/ui/social-tags.ts'
import { searchExperts } from '#client/lists/search.ts'
import * as addresses from '#domain/addresses.ts'
import { fillHomeLead, type HomeTexts, mergeHomeTexts } from '#domain/brand/home-texts.ts'
import { homeSocialCard } from '#domain/social/social-cards.ts'

import type { Route } from './+types/home.ts'
import { defaultHomeTexts } from './default-home-texts.ts'
import { HeroWorks } from './hero-works.tsx'
import { homeSections } from './home-sections.ts'
import { siteStructuredData } from './site-structured-data.ts'

const FEATURED = 6

export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const site = context.get(siteContext)
  const { experts, total } = await searchExperts(context.get(clientContext), { q: '' })
  const featured = experts.slice(0, FEATURED)
  const t = textsFor(context.get(languageContext))
  const texts = mergeHomeTexts(defaultHomeTexts(t), site.brand?.home)
  return serverOnlyData(context, {
    experts: featured,
    reactions: await loadReactions(args, featured),
    card: homeSocialCard({ total, experts, headline: site.brand?.home?.headline }, { ...site, say: t }),
    texts: {
      ...texts,
      lead: fillHomeLead(texts.lead, { experts: t('home.experts', { count: total }), platform: site.platformName }),
    },
    ...homeSections(context.get(catalogueContext)),
    now: new Date().toISOString(),
    site,
  })
}

function FieldShelf({ fields }: { fields: ReturnType<typeof homeSections>['fields'] }) {
  const t = useTexts()
  return (
    <section aria-labelledby="fields" className="wrap pt-[clamp(3.5rem,8vw,6rem)]">
      <h2 id="fields" className="mb-8 text-heading">
        {t('home.fields')}
      </h2>
      <ul translate="no" className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map(({ name, href, skills }) => (
          <li key={href} className="border-t border-line pt-4">
            <h3 className="text-large">
              <a href={href} className="touch-target no-underline hover:underline">
                {name}
              </a>
            </h3>
            <ul className="mt-2 flex flex-wrap gap-x-3 text-compact text-ink-soft md:gap-y-1">
              {skills.map((skill) => (
                <li key={skill.href}>
                  <a href={skill.href} className="touch-target no-underline hover:underline">
                    {skill.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For those who have no profile yet: experts and admins are not asked (R297). */
function useIsInvited(): boolean {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return !viewer || (viewer.ownSlugs.length === 0 && !viewer.isAdmin)
}

/** R730: in the place of experts' work, while there is none. */
function JoinFirst({ text, button }: HomeTexts['join']) {
  const t = useTexts()
  if (!useIsInvited()) return null
  return (
    <section
      aria-labelledby="join"
      className="grid content-center justify-items-start gap-5 rounded-card bg-accent-soft p-[clamp(1.5rem,5vw,3rem)] lg:row-span-2 lg:self-center"
    >
      <h2 id="join" className="text-heading">
        {t('home.join.first')}
      </h2>
      <p className="max-w-[52ch]">{text}</p>
      <ButtonLink href={addresses.forExperts}>{button}</ButtonLink>
    </section>
  )
}

function Join({ heading, text, button }: HomeTexts['join']) {
  if (!useIsInvited()) return null
  return (
    <section aria-labelledby="join" className="wrap pt-[clamp(3.5rem,8vw,6rem)]">
      <div className="grid items-center gap-6 rounded-card bg-accent-soft p-[clamp(1.5rem,5vw,3.5rem)] md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="join" className="text-heading">
            {heading}
          </h2>
          <p className="mt-2 max-w-[52ch]">{text}</p>
        </div>
        <ButtonLink href={addresses.forExperts}>{button}</ButtonLink>
      </div>
    </section>
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { experts, reactions, skills, fields, cities, now, texts } = loaderData
  return (
    <>
      <section className="border-b border-line bg-sunken">
        <div className="wrap grid content-center gap-x-14 gap-y-5 py-[clamp(1.5rem,6vw,5.5rem)] sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div className="lg:self-end">
            <h1 className="max-w-[16ch] text-hero max-sm:text-title">{texts.headline}</h1>
            <p className="mt-3 max-w-[46ch] text-lede text-pretty text-ink-soft max-sm:text-base sm:mt-6">
              {texts.lead}
            </p>
          </div>
          {experts.length > 0 ? <HeroWorks experts={experts} /> : <JoinFirst {...texts.join} />}
          <div className="lg:col-start-1">
            <SearchForm variant="roomy" className="max-w-[46rem]" />
            <ul aria-label={t('home.skills')} translate="no" className="mt-6 flex max-w-[46rem] flex-wrap gap-2">
              {skills.map(({ name, href }) => (
                <li key={href}>
                  <ChipLink href={href}>{name}</ChipLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      {experts.length > 0 && (
        <section aria-labelledby="featured" className="wrap pt-[clamp(3rem,7vw,4.5rem)]">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
            <h2 id="featured" className="text-heading">
              {t('home.featured')}
            </h2>
            <a href={addresses.experts} className="touch-target font-semibold">
              {t('home.all')}
            </a>
          </div>
          <ExpertGrid cards={experts} now={now} reactions={reactions} />
          <CardForms here={addresses.home} />
        </section>
      )}
      <FieldShelf fields={fields} />
      <section aria-labelledby="cities" className="wrap pt-[clamp(3.5rem,8vw,6rem)]">
        <h2 id="cities" className="mb-6 text-heading">
          {t('home.cities')}
        </h2>
        <LinkList items={cities} />
      </section>
      <section aria-labelledby="how" className="wrap pt-[clamp(3.5rem,8vw,6rem)]">
        <h2 id="how" className="mb-8 text-heading">
          {t('home.how')}
        </h2>
        <ol className="grid gap-8 md:grid-cols-3">
          {texts.steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-large">
                <span className="mr-2 text-accent">{index + 1}</span>
                {title}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {experts.length > 0 && <Join {...texts.join} />}
    </>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { site, card, texts } = loaderData
  const { description } = texts
  const url = site.url + addresses.home
  const title = textsForMeta(matches)('home.title', { site: site.name, tagline: texts.tagline })
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: socialCardPicture(card, site) }),
    ...siteStructuredData(site),
  ]
}
