import { redirect } from 'react-router'

import { legalTextContext, siteContext } from '#app/load-context.ts'
import type { LegalPage } from '#domain/brand/brand.ts'

import type { Route } from './+types/legal.ts'

const TITLES: Record<string, string> = { privacy: 'Privacy', terms: 'Terms', imprint: 'Imprint' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = new URL(request.url).pathname.slice(1)
  const elsewhere = context.get(siteContext).brand?.legal[page as LegalPage]
  // R485: links of ours and of others lead to where the operator has the text.
  if (elsewhere) throw redirect(elsewhere)
  return { title: TITLES[page] ?? page, html: await context.get(legalTextContext)(page) }
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

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }]
