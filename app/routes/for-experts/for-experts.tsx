import { useRouteLoaderData } from 'react-router'

import { type SiteInfo, siteContext } from '#app/load-context.ts'
import { textsForMeta, siteTitle } from '#app/private-meta.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { unversionedSocialPicture, socialTags } from '#app/ui/social-tags.ts'
import * as addresses from '#domain/addresses.ts'
import { RANKING_PARTS } from '#domain/lists/ranking/score.ts'
import { FOR_EXPERTS_CARD_PATH } from '#domain/social/social-cards.ts'

import type { Route } from './+types/for-experts.ts'
import { expertRequirementSections } from './expert-requirement-sections.ts'
import dashboardDark from './pictures/dashboard-dark.webp'
import dashboardLight from './pictures/dashboard-light.webp'
import hireDark from './pictures/hire-dark.webp'
import hireLight from './pictures/hire-light.webp'
import profileDark from './pictures/profile-dark.webp'
import profileLight from './pictures/profile-light.webp'
import { ProductPicture } from './product-picture.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

const SHOWN = [
  { part: 'page', picture: { light: profileLight, dark: profileDark } },
  { part: 'place', picture: { light: hireLight, dark: hireDark } },
  { part: 'figures', picture: { light: dashboardLight, dark: dashboardDark } },
] as const

/** Visitors with an account are not asked to create one; those with a profile are led to it. */
function Begin({ viewer, signIn }: { viewer: RootData['viewer']; signIn: SiteInfo['signIn'] }) {
  const t = useTexts()
  if (viewer?.profileSlug) return <ButtonLink href={addresses.dashboard}>{t('forExperts.begin.dashboard')}</ButtonLink>
  if (viewer) return <ButtonLink href={addresses.newProfile}>{t('forExperts.begin.profile')}</ButtonLink>
  const next = `?next=${encodeURIComponent(addresses.newProfile)}`
  // R419: without passwords, the account at the site builder is all that it takes.
  if (signIn?.passwords === false) {
    return (
      <ButtonLink href={`${addresses.signIn}${next}`}>
        {t('forExperts.begin.host', { host: signIn.hostName })}
      </ButtonLink>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonLink href={`${addresses.signUp}${next}`}>{t('forExperts.begin.account')}</ButtonLink>
      <p>
        {t.rich('forExperts.begin.signIn', {
          signIn: (text) => <a href={`${addresses.signIn}${next}`}>{text}</a>,
        })}
      </p>
    </div>
  )
}

function Asks({ platformName }: { platformName: string }) {
  const t = useTexts()
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {expertRequirementSections(t, platformName).map(({ title, items }) => (
        <li key={title} className="border-t-2 border-accent pt-3">
          <h3 className="text-large">{title}</h3>
          {items.length === 1 ? (
            <p className="mt-1 text-ink-soft">{items[0]}</p>
          ) : (
            <ul className="mt-1 list-disc ps-5 text-ink-soft">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

const EVEN = 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
const ODD = 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

/** Each with its picture, which changes sides on wide screens. */
function Gains() {
  const t = useTexts()
  return (
    <ul className="grid gap-x-12 gap-y-12">
      {SHOWN.map(({ part, picture }, index) => (
        <li key={part} className={`grid items-center gap-x-12 gap-y-5 ${index % 2 === 1 ? ODD : EVEN}`}>
          <div className={`border-t-2 border-accent pt-3 ${index % 2 === 1 ? 'md:order-last' : ''}`}>
            <h3 className="text-large">{t(`forExperts.get.${part}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`forExperts.get.${part}.text`)}</p>
          </div>
          <ProductPicture {...picture} alt={t(`forExperts.get.${part}.alt`)} />
        </li>
      ))}
      <li className="border-t-2 border-accent pt-3">
        <h3 className="text-large">{t('forExperts.get.messages.title')}</h3>
        <p className="mt-1 text-ink-soft">{t('forExperts.get.messages.text')}</p>
      </li>
    </ul>
  )
}

export default function ForExperts({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { site } = loaderData
  const viewer = useRouteLoaderData<RootData>('root')?.viewer ?? null
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="grid max-w-prose gap-6">
        <div>
          <h1 className="text-title">{t('forExperts.title')}</h1>
          <p className="mt-4 text-lede text-ink-soft">{t('forExperts.lead')}</p>
        </div>
        <Begin viewer={viewer} signIn={site.signIn} />
      </header>
      <Section title={t('forExperts.get.title')}>
        <Gains />
      </Section>
      <Section title={t('forExperts.asks.title')}>
        <Asks platformName={site.platformName} />
      </Section>
      <p className="max-w-prose text-ink-soft">
        {t.rich('forExperts.more', {
          count: RANKING_PARTS.length,
          ranking: (text) => <a href={addresses.ranking}>{text}</a>,
        })}
      </p>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = textsForMeta(matches)
  const title = siteTitle(t('forExperts.title'), matches)
  if (!loaderData) return [{ title }]
  const { site } = loaderData
  const url = site.url + addresses.forExperts
  const picture = unversionedSocialPicture(FOR_EXPERTS_CARD_PATH, t('forExperts.pictureAlt'))
  const description = t('forExperts.description')
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture }),
  ]
}
