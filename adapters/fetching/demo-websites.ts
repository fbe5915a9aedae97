import { openNameServer } from './name-server.ts'
import type { Surroundings } from './website-reader.ts'

/** Passes the check of addresses; no connection goes there. */
const STAND_IN = { address: '1.1.1.1', family: 4 }

/** A domain that is reserved for examples: no website on the internet has such a name. */
const isExample = (hostname: string) => hostname.endsWith('.example')

/** In the demo, websites with a name under `.example` are on this machine, so that proofs can be tried. */
export function demoWebsites(port: number): Surroundings {
  const names = openNameServer()
  return {
    resolve: async (hostname) => (isExample(hostname) ? [STAND_IN] : names.resolveHost(hostname)),
    lookUpTxt: async (name) => (isExample(name) ? [] : names.lookUpTxt(name)),
    connectTo: ({ hostname }) => (isExample(hostname) ? { address: '127.0.0.1', port } : undefined),
  }
}
