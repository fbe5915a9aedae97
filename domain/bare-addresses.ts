import * as addresses from './addresses.ts'

type Address = string | ((...parts: string[]) => string)

/** Every page's address with nothing where parts are given, such as `/inbox/` and `/@/contact`. */
export function bareAddresses(): string[] {
  return Object.values<Address>(addresses).map((address) =>
    typeof address === 'string' ? address : address('', '', ''),
  )
}
