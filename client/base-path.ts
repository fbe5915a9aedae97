/** Set by the server from SITE_URL; in a browser, every page says it (app/root.tsx). */
let basePath = typeof document === 'undefined' ? '' : (document.documentElement.dataset['basePath'] ?? '')

export function applyBasePath(path: string): void {
  basePath = path
}

/** R560: an address of the site (`/inbox`) as a browser requests it. Other addresses stay as they are. */
export function withBasePath(address: string): string {
  return basePath !== '' && address.startsWith('/') && !address.startsWith('//') ? basePath + address : address
}

export const currentBasePath = () => basePath
