import { imprint } from '#domain/addresses.ts'
import type { Brand } from '#domain/brand/brand.ts'

import { absoluteUrl } from './site-url.ts'

/** Where a visitor reads how to reach the operator: the imprint, wherever the brand has it. */
export const operatorContactAddress = ({ url, brand }: { url: URL; brand?: Brand | undefined }): string =>
  brand?.page.legal.imprint ?? absoluteUrl(imprint, url).href
