import { redirectDocument, type RouterContextProvider, type ServerBuild } from 'react-router'

import { documentRequestContext } from './load-context.ts'
import { pageAddressOfRequest } from './routes/sign-in/next-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }
type Loader = (args: never) => unknown

function asDocument(loader: Loader) {
  return (args: Args): unknown => {
    if (args.context.get(documentRequestContext)) return loader(args as never)
    throw redirectDocument(pageAddressOfRequest(args.request))
  }
}

const isHydrated = (handle: unknown) => (handle as { hydrate?: boolean } | undefined)?.hydrate === true

/**
 * R585: a page that does not hydrate has no `.data` form, which the page cache would not serve: a hydrated page that
 * leads there loads the document.
 */
export function forceDocumentLoads<T extends Pick<ServerBuild, 'routes'>>(build: T): T {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader
    if (!route || !loader || id === 'root' || isHydrated(route.module.handle)) return [id, route]
    return [id, { ...route, module: { ...route.module, loader: asDocument(loader as Loader) } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
