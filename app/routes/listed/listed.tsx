import { data, redirect } from 'react-router'

import { catalogueContext, clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { editorTabOrGeneral } from '#app/routes/edit-profile/tabs.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { mayEdit } from '#client/profiles/profile-model.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/listed.ts'
import { listedPages } from './listed-pages.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  if (!params.handle.startsWith('@')) throw data(null, 404)
  await requireAccount(client, request)
  const profile = await fetchProfile(client, params.handle.slice(1))
  if (!profile || !mayEdit(profile)) throw data(null, 404)
  const isListed = profile.public && profile.hirable && profile.expertsMetadata.status === 'ACTIVE'
  if (!isListed) throw redirect(addresses.editProfile(profile.slug, editorTabOrGeneral(profile, 'activate')), 303)
  const { slug, name } = profile
  return {
    slug,
    name,
    listed: listedPages(profile, context.get(catalogueContext), textsFor(context.get(languageContext))),
  }
}

/** R714: what an activation has led to. */
export default function Listed({ loaderData: { slug, name, listed } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2.5rem,6vw,4rem)]">
      <header className="grid gap-5 rounded-card bg-accent-soft px-[clamp(1.25rem,5vw,3.5rem)] py-[clamp(2rem,6vw,4rem)]">
        <p className="text-small font-semibold text-accent">✓ {t('listed.activated')}</p>
        <h1 className="text-title wrap-anywhere">
          {t.rich('listed.title', { name, who: (text) => <bdi>{text}</bdi> })}
        </h1>
        <p className="max-w-prose text-lede text-pretty">{t('listed.lead')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addresses.profile(slug)}>{t('listed.view')}</ButtonLink>
          <ButtonLink href={addresses.dashboard} variant="quiet">
            {t('listed.dashboard')}
          </ButtonLink>
        </div>
      </header>
      <section aria-labelledby="pages" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="pages" className="text-heading">
          {t('listed.where')}
        </h2>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {listed.map(({ skill, pages }) => (
            <div key={skill} className="border-t-2 border-accent pt-3">
              <dt translate="no" className="font-semibold wrap-anywhere">
                {skill}
              </dt>
              <dd>
                <ul className="mt-1 grid gap-1">
                  {pages.map((page) => (
                    <li key={page.path}>
                      <a href={encodeURI(page.path)} className="touch-target wrap-anywhere">
                        {page.name}
                        <span translate="no" className="sr-only">
                          : {skill}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = textsForMeta(matches)
  const title = loaderData ? t('listed.pageTitle', { name: loaderData.name }) : t('listed.listed')
  return privateMeta(title, matches)
}
