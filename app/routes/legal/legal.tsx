import { redirect } from 'react-router'

import { legalTextContext, siteContext } from '#app/load-context.ts'
import { siteTitle } from '#app/private-meta.ts'
import type { LegalPage } from '#domain/brand/brand.ts'

import type { Route } from './+types/legal.ts'

const TITLES: Record<string, string> = { privacy: 'Privacy', terms: 'Terms', imprint: 'Imprint' }

const DESCRIPTIONS: Record<string, (site: string) => string> = {
  privacy: (site) => `What ${site} stores about you, why, for how long, and who else sees it.`,
  terms: (site) => `What applies between you and those who run ${site}.`,
  imprint: (site) => `Who runs ${site}, and how to reach them.`,
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = new URL(request.url).pathname.slice(1)
  const { url, name, brand } = context.get(siteContext)
  const elsewhere = brand?.legal[page as LegalPage]
  // R485: links of ours and of others lead to where the operator has the text.
  if (elsewhere) throw redirect(elsewhere)
  return {
    title: TITLES[page] ?? page,
    description: DESCRIPTIONS[page]?.(name),
    address: `${url}/${page}`,
    html: await context.get(legalTextContext)(page),
  }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-[clamp(2.5rem,8vw,5rem)]">
      <h1 className="mb-8 text-title">{loaderData.title}</h1>
      {/* Trusted HTML: written by the operator, never by a visitor. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, description, address } = loaderData
  return [
    { title: siteTitle(title, matches) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
  ]
}
