import { redirect } from 'react-router'

import { languageContext, legalTextContext, siteContext } from '#app/load-context.ts'
import { siteTitle } from '#app/private-meta.ts'
import { textsFor } from '#app/shell/use-texts.ts'
import type { LegalPage } from '#domain/brand/brand.ts'

import type { Route } from './+types/legal.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = new URL(request.url).pathname.slice(1) as LegalPage
  const t = textsFor(context.get(languageContext))
  const { url, name, brand } = context.get(siteContext)
  const elsewhere = brand?.legal[page]
  // R485: links of ours and of others lead to where the operator has the text.
  if (elsewhere) throw redirect(elsewhere)
  return {
    title: t(`legal.${page}.title`),
    description: t(`legal.${page}.description`, { site: name }),
    address: `${url}/${page}`,
    html: await context.get(legalTextContext)(page),
  }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-[clamp(2.5rem,8vw,5rem)]">
      <h1 className="mb-8 text-title">{loaderData.title}</h1>
      {/* Trusted HTML: written by the operator in a language of their own, never by a visitor. */}
      <div className="prose" data-document dangerouslySetInnerHTML={{ __html: loaderData.html }} />
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
