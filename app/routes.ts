import { index, route, type RouteConfig } from '@react-router/dev/routes'

import * as addresses from '#domain/addresses.ts'

/** The router cannot match "@:handle": the parameter includes the "@", and the pages return 404 without it. */
function page(address: string, file: string, options = {}) {
  return route(address.slice(1).replace('@:handle', ':handle'), file, options)
}

/** Every page of the site with its address pattern. */
export default [
  index('routes/home/home.tsx'),
  page(addresses.experts, 'routes/experts/experts.tsx'),
  page(addresses.hireIndex, 'routes/hire/hire-index.tsx'),
  page(addresses.hire(':skill', ':country?', ':city?'), 'routes/hire/hire.tsx'),
  page(addresses.browse, 'routes/browse/browse.tsx'),
  page(addresses.browseCity(':city'), 'routes/browse/browse-city.tsx'),
  page(addresses.browseCountry(':country', ':skill'), 'routes/browse/browse-country.tsx'),
  page(addresses.shortlist, 'routes/shortlist/shortlist.tsx'),
  page(addresses.forExperts, 'routes/for-experts/for-experts.tsx'),
  page(addresses.signUp, 'routes/sign-in/sign-up.tsx'),
  page(addresses.signIn, 'routes/sign-in/sign-in.tsx'),
  page(addresses.signInCode, 'routes/sign-in/sign-in-code.tsx'),
  page(addresses.signOut, 'routes/sign-in/sign-out.tsx'),
  page(addresses.verifyEmail, 'routes/sign-in/verify-email.tsx'),
  page(addresses.resetPassword, 'routes/sign-in/reset-password.tsx'),
  page(addresses.account, 'routes/account/account.tsx'),
  page(addresses.following, 'routes/following/following.tsx'),
  page(addresses.unsubscribe, 'routes/following/unsubscribe.tsx'),
  page(addresses.inbox, 'routes/inbox/inbox.tsx'),
  page(addresses.inboxMessage(':id'), 'routes/inbox/message.tsx'),
  page(addresses.conversation(':token'), 'routes/inbox/conversation.tsx'),
  page(addresses.newBrief, 'routes/brief/new-brief.tsx'),
  page(addresses.brief(':id'), 'routes/brief/brief.tsx'),
  page(addresses.guestBrief(':token'), 'routes/brief/guest-brief.tsx'),
  page(addresses.confirmBrief, 'routes/brief/confirm-brief.tsx'),
  page(addresses.confirmMessage, 'routes/contact/confirm-message.tsx'),
  page(addresses.confirmAddress, 'routes/contact/confirm-address.tsx'),
  page(addresses.secondFactor, 'routes/account/second-factor.tsx'),
  page(addresses.deleteAccount, 'routes/account/delete-account.tsx'),
  page(addresses.deleteProfile(':slug'), 'routes/account/delete-profile.tsx'),
  page(addresses.dashboard, 'routes/dashboard/dashboard.tsx'),
  page(addresses.admin, 'routes/admin/overview.tsx'),
  page(addresses.adminProfiles, 'routes/admin/profiles.tsx'),
  page(addresses.adminHistory(':slug'), 'routes/admin/history.tsx'),
  page(addresses.adminReports, 'routes/admin/reports.tsx'),
  page(addresses.adminReportedMessage(':id'), 'routes/admin/reported-message.tsx'),
  page(addresses.adminAccounts, 'routes/admin/accounts.tsx'),
  page(addresses.adminTerms, 'routes/admin/terms.tsx'),
  page(addresses.adminCatalogue, 'routes/admin/catalogue/catalogue.tsx'),
  page(addresses.ranking, 'routes/transparency/ranking.tsx'),
  page(addresses.moderation, 'routes/transparency/moderation.tsx'),
  page(addresses.privacy, 'routes/legal/legal.tsx', { id: 'privacy' }),
  page(addresses.terms, 'routes/legal/legal.tsx', { id: 'terms' }),
  page(addresses.imprint, 'routes/legal/legal.tsx', { id: 'imprint' }),
  page(addresses.devMailbox, 'routes/dev-mailbox/dev-mailbox.tsx'),
  page(addresses.newProfile, 'routes/new-profile/new-profile.tsx'),
  page(addresses.profile(':handle'), 'routes/profile/profile.tsx'),
  page(addresses.markProfile(':handle'), 'routes/profile/mark.tsx'),
  page(addresses.reportProfile(':handle'), 'routes/profile/report.tsx'),
  page(addresses.contact(':handle'), 'routes/contact/contact.tsx'),
  page(addresses.editProfile(':handle', ':tab?'), 'routes/edit-profile/edit-profile.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
