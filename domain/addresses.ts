// The address of every page, defined once: links, redirects and mails use it, and so do the patterns of app/routes.ts,
// with parameter names as arguments. Arguments are inserted as they are (React Router's `href` would encode them):
// links write a city's slug plain, and code that needs a canonical address encodes it. Import the whole module as
// `addresses`, so that browser bundles include only what they use.

export const home = '/'
export const experts = '/experts'
export const hireIndex = '/hire'
export const hire = (skill: string, country?: string, city?: string) => {
  if (country === undefined) return `/hire/${skill}`
  return city === undefined ? `/hire/${skill}/${country}` : `/hire/${skill}/${country}/${city}`
}
export const browse = '/browse'
export const browseCity = (city: string) => `/browse/cities/${city}`
export const browseCountry = (country: string, skill: string) => `/browse/countries/${country}/${skill}`
export const shortlist = '/shortlist'

export const forExperts = '/for-experts'
export const signUp = '/sign-up'
export const signIn = '/sign-in'
export const signInCode = '/sign-in/code'
export const hostSignIn = '/sign-in/host'
export const hostCallback = '/sign-in/host/callback'
export const hostInitiate = '/sign-in/host/initiate'
export const hostJoin = '/sign-in/host/join'
export const joinLink = '/sign-in/host/join/confirm'
export const signedIn = '/sign-in/done'
export const signOut = '/sign-out'
export const verifyEmail = '/verify-email'
export const resetPassword = '/reset-password'
export const account = '/account'
export const secondFactor = '/account/second-factor'
export const deleteAccount = '/account/delete'
export const deleteProfile = (slug: string) => `/account/delete-profile/${slug}`

export const following = '/following'
export const unsubscribe = '/unsubscribe'
export const inbox = '/inbox'
export const inboxMessage = (id: string) => `/inbox/${id}`
export const conversation = (token: string) => `/conversation/${token}`
export const newBrief = '/brief'
export const briefs = '/briefs'
export const brief = (id: string) => `/briefs/${id}`
export const guestBrief = (token: string) => `/briefs/guest/${token}`
export const guestRequests = '/your-requests'
export const confirmBrief = '/confirm-brief'
export const confirmMessage = '/confirm-message'
export const confirmAddress = '/confirm-address'

/** R770: a statement of reasons. */
export const decision = (id: string) => `/decisions/${id}`

export const dashboard = '/dashboard'
export const newProfile = '/new-profile'
export const profile = (slug: string) => `/@${slug}`
export const markProfile = (slug: string) => `/@${slug}/mark`
export const reportProfile = (slug: string) => `/@${slug}/report`
export const contact = (slug: string) => `/@${slug}/contact`
/** R714: the pages that list a profile, after its activation. */
export const listedProfile = (slug: string) => `/@${slug}/listed`
export const editProfile = (slug: string, tab?: string) =>
  tab === undefined ? `/@${slug}/edit` : `/@${slug}/edit/${tab}`

export const admin = '/admin'
export const adminProfiles = '/admin/profiles'
export const adminHistory = (slug: string) => `/admin/profiles/${slug}/history`
export const adminReports = '/admin/reports'
export const adminReportedMessage = (id: string) => `/admin/reports/messages/${id}`
export const adminDecisions = '/admin/decisions'
export const adminAccounts = '/admin/accounts'
export const adminBlocks = '/admin/blocks'
export const adminTerms = '/admin/terms'
export const adminFailures = '/admin/failures'
export const adminJobs = '/admin/jobs'
export const adminFunnel = '/admin/funnel'
export const adminWebhooks = '/admin/webhooks'
export const adminCatalogue = '/admin/catalogue'
export const adminAuditLog = '/admin/audit-log'

export const ranking = '/ranking'
export const moderation = '/moderation'
export const apiDocs = '/docs'
export const privacy = '/privacy'
export const terms = '/terms'
export const imprint = '/imprint'
export const devMailbox = '/dev/mailbox'
