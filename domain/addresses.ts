type Address = string | ((...parts: string[]) => string)

/**
 * Every page's address, once. Links, redirects and mails are made of it; app/routes.ts makes its patterns of it, with
 * parameters in place of parts. Parts stand in an address as they are given (React Router's `href` would encode them):
 * a city's slug is written plain in a link, and encoded by whoever needs a canonical address.
 */
export const addresses = {
  home: '/',
  experts: '/experts',
  hireIndex: '/hire',
  hire: (skill: string, country?: string, city?: string) => {
    if (country === undefined) return `/hire/${skill}`
    return city === undefined ? `/hire/${skill}/${country}` : `/hire/${skill}/${country}/${city}`
  },
  browse: '/browse',
  browseCity: (city: string) => `/browse/cities/${city}`,
  browseCountry: (country: string, skill: string) => `/browse/countries/${country}/${skill}`,
  shortlist: '/shortlist',

  signUp: '/sign-up',
  signIn: '/sign-in',
  signInCode: '/sign-in/code',
  signOut: '/sign-out',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  account: '/account',
  secondFactor: '/account/second-factor',
  deleteAccount: '/account/delete',
  deleteProfile: (slug: string) => `/account/delete-profile/${slug}`,

  following: '/following',
  unsubscribe: '/unsubscribe',
  inbox: '/inbox',
  inboxMessage: (id: string) => `/inbox/${id}`,
  conversation: (token: string) => `/conversation/${token}`,
  confirmMessage: '/confirm-message',
  confirmAddress: '/confirm-address',

  dashboard: '/dashboard',
  newProfile: '/new-profile',
  profile: (slug: string) => `/@${slug}`,
  markProfile: (slug: string) => `/@${slug}/mark`,
  reportProfile: (slug: string) => `/@${slug}/report`,
  contact: (slug: string) => `/@${slug}/contact`,
  editProfile: (slug: string, tab?: string) => (tab === undefined ? `/@${slug}/edit` : `/@${slug}/edit/${tab}`),

  admin: '/admin',
  adminProfiles: '/admin/profiles',
  adminHistory: (slug: string) => `/admin/profiles/${slug}/history`,
  adminReports: '/admin/reports',
  adminReportedMessage: (id: string) => `/admin/reports/messages/${id}`,
  adminAccounts: '/admin/accounts',
  adminTerms: '/admin/terms',
  adminCatalogue: '/admin/catalogue',

  ranking: '/ranking',
  moderation: '/moderation',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
  devMailbox: '/dev/mailbox',
} satisfies Record<string, Address>

/** Every page's address with nothing where parts are given, such as `/inbox/` and `/@/contact`. */
export function bareAddresses(): string[] {
  return Object.values<Address>(addresses).map((address) =>
    typeof address === 'string' ? address : address('', '', ''),
  )
}
