import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site, in one list. */
export default [
  index('routes/home/home.tsx'),
  route('experts', 'routes/experts/experts.tsx'),
  route('hire', 'routes/hire/hire-index.tsx'),
  route('hire/:skill/:country?/:city?', 'routes/hire/hire.tsx'),
  route('browse', 'routes/browse/browse.tsx'),
  route('browse/cities/:city', 'routes/browse/browse-city.tsx'),
  route('browse/countries/:country/:skill', 'routes/browse/browse-country.tsx'),
  route('sign-up', 'routes/account/sign-up.tsx'),
  route('sign-in', 'routes/account/sign-in.tsx'),
  route('sign-out', 'routes/account/sign-out.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('account/delete', 'routes/account/delete-account.tsx'),
  route('account/delete-profile/:slug', 'routes/account/delete-profile.tsx'),
  route('dashboard', 'routes/dashboard/dashboard.tsx'),
  route('privacy', 'routes/legal/legal.tsx', { id: 'privacy' }),
  route('terms', 'routes/legal/legal.tsx', { id: 'terms' }),
  route('imprint', 'routes/legal/legal.tsx', { id: 'imprint' }),
  route('dev/mailbox', 'routes/dev-mailbox/dev-mailbox.tsx'),
  // The router cannot match "@:slug": whatever does not begin with "@" is refused there.
  route(':handle', 'routes/profile/profile.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
