import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
// oxlint-disable-next-line import/default -- Vite's URL of the built file
import tryCallIsland from '#app/islands/try-call/try-call.ts?worker&url'
import { clientContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { fetchOpenApiDocument } from '#client/contract.ts'

import type { Route } from './+types/api-docs.ts'
import { ContractParts } from './contract-parts.tsx'
import { ContractText } from './contract-text.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return serverOnlyData(context, { contract: await fetchOpenApiDocument(context.get(clientContext)) })
}

export default function ApiDocsPage({ loaderData: { contract } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-[clamp(2.5rem,8vw,5rem)]" data-island={tryCallIsland}>
      <header className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="text-title">{contract.info.title}</h1>
        {contract.info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <ContractText text={paragraph} />
          </p>
        ))}
        <p>
          <a href="/openapi.json">The same as an OpenAPI document</a>
        </p>
      </header>
      {/* Larger than any other page: rendering it takes ten times as long as a list of experts. */}
      <CachedFragment name="contract" as={ContractParts} props={{ contract }} identifiedBy="contract" />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(loaderData?.contract.info.title, matches)
