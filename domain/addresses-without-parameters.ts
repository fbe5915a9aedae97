import * as addresses from './addresses.ts'

type Address = string | ((...parts: string[]) => string)

/** The address of every page with empty parameters, such as `/inbox/` and `/@/contact`. */
export function addressesWithoutParameters(): string[] {
  return Object.values<Address>(addresses).map((address) =>
    typeof address === 'string' ? address : address('', '', ''),
  )
}
