import { useRouteLoaderData } from 'react-router'

import { type SiteInfo, siteContext } from '#app/load-context.ts'
import { siteTitle } from '#app/private-meta.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { newestPicture, socialTags } from '#app/ui/social-tags.ts'
import * as addresses from '#domain/addresses.ts'
import { FOR_EXPERTS_CARD } from '#domain/social/social-cards.ts'

import type { Route } from './+types/for-experts.ts'
import dashboardDark from './pictures/dashboard-dark.webp'
import dashboardLight from './pictures/dashboard-light.webp'
import hireDark from './pictures/hire-dark.webp'
import hireLight from './pictures/hire-light.webp'
import profileDark from './pictures/profile-dark.webp'
import profileLight from './pictures/profile-light.webp'
import { ProductPicture } from './product-picture.tsx'
import { asksFor } from './what-it-asks.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) }
}

const SHOWN = [
  {
    title: 'A page that leads with your work',
    text: 'Your sites first, then your terms, languages and when you have time.',
    picture: {
      light: profileLight,
      dark: profileDark,
      alt: 'A profile: who the expert is, her starting price and response time, a button to contact her, and pictures of her sites.',
    },
  },
  {
    title: 'A place where clients look',
    text: 'Listed for each of your skills, in your city and country. What you pay is no part of the ranking.',
    picture: {
      light: hireLight,
      dark: hireDark,
      alt: 'A page of web designers: filters, and a card per expert with their work, place and starting price.',
    },
  },
  {
    title: 'Figures',
    text: 'Who looks at your profile, where they come from, and what would move you up.',
    picture: {
      light: dashboardLight,
      dark: dashboardDark,
      alt: 'A dashboard: how often a profile was viewed and liked within 30 days, with charts by day.',
    },
  },
]

const MESSAGES = {
  title: 'Messages from clients',
  text: 'In your inbox and by mail. Your address is never shown, and there is no commission.',
}

/** Whoever has an account is not asked to make one, and whoever has a profile goes to it. */
function Begin({ viewer, signIn }: { viewer: RootData['viewer']; signIn: SiteInfo['signIn'] }) {
  if (viewer?.profileSlug) return <ButtonLink href={addresses.dashboard}>Go to your dashboard</ButtonLink>
  if (viewer) return <ButtonLink href={addresses.newProfile}>Create your profile</ButtonLink>
  const next = `?next=${encodeURIComponent(addresses.newProfile)}`
  // R419: without passwords, the account at the site builder is all that it takes.
  if (signIn?.passwords === false) {
    return <ButtonLink href={`${addresses.signIn}${next}`}>Sign in with {signIn.hostName}</ButtonLink>
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonLink href={`${addresses.signUp}${next}`}>Create an account</ButtonLink>
      <p>
        Have one? <a href={`${addresses.signIn}${next}`}>Sign in</a>
      </p>
    </div>
  )
}

function List({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className={`grid gap-x-10 gap-y-6 ${items.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-accent pt-3">
          <h3 className="text-large">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

const EVEN = 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
const ODD = 'md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

/** Each with its picture, which changes sides on wide screens. */
function Gains() {
  return (
    <ul className="grid gap-x-12 gap-y-12">
      {SHOWN.map(({ title, text, picture }, index) => (
        <li key={title} className={`grid items-center gap-x-12 gap-y-5 ${index % 2 === 1 ? ODD : EVEN}`}>
          <div className={`border-t-2 border-accent pt-3 ${index % 2 === 1 ? 'md:order-last' : ''}`}>
            <h3 className="text-large">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
          <ProductPicture {...picture} />
        </li>
      ))}
      <li className="border-t-2 border-accent pt-3">
        <h3 className="text-large">{MESSAGES.title}</h3>
        <p className="mt-1 text-ink-soft">{MESSAGES.text}</p>
      </li>
    </ul>
  )
}

export default function ForExperts({ loaderData }: Route.ComponentProps) {
  const { site } = loaderData
  const viewer = useRouteLoaderData<RootData>('root')?.viewer ?? null
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]">
      <header className="grid max-w-prose gap-6">
        <div>
          <h1 className="text-title">For experts</h1>
          <p className="mt-4 text-lede text-ink-soft">
            You build websites? Show your work where clients look for it, and hear from those who like it.
          </p>
        </div>
        <Begin viewer={viewer} signIn={site.signIn} />
      </header>
      <Section title="What you get">
        <Gains />
      </Section>
      <Section title="What it asks of you">
        <List items={asksFor(site.platformName)} />
      </Section>
      <p className="max-w-prose text-ink-soft">
        Who stands where is decided by <a href={addresses.ranking}>five things that everyone can read</a>. You can take
        your profile down, or your data along, at any time.
      </p>
    </article>
  )
}

const DESCRIPTION = 'What a profile gives to freelancers and agencies who build websites, and what it asks of them.'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = siteTitle('For experts', matches)
  if (!loaderData) return [{ title }]
  const { site } = loaderData
  const url = site.url + addresses.forExperts
  const picture = newestPicture(FOR_EXPERTS_CARD, 'Work by experts on this site')
  return [
    { title },
    { name: 'description', content: DESCRIPTION },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description: DESCRIPTION, url, picture }),
  ]
}
