export type Screenshot = {
  path: string
  /** The output file. */
  file: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  fullPage: boolean
  /** The demo account to sign in as; signed out by default. */
  as?: string | undefined
  /** A link of that page, by its selector: the page behind it is shown. */
  follow?: string | undefined
}

/** Gets a mail before the pictures are taken: the mailbox of a new demo is empty. */
export const MAILED_ACCOUNT = 'owner@demo.test'

/** One page of every kind. */
export const SCREENSHOT_PAGES: (Pick<Screenshot, 'path' | 'as' | 'follow'> & { name: string })[] = [
  { name: 'home', path: '/' },
  { name: 'hire-index', path: '/hire' },
  { name: 'hire-skill', path: '/hire/web-design' },
  { name: 'hire-country', path: '/hire/web-design/us' },
  { name: 'hire-city', path: '/hire/seo/gb/london' },
  { name: 'hire-filtered', path: '/hire/web-design?language=fr&type=freelancer' },
  { name: 'hire-short', path: '/hire/web-design/pt/lisbon' },
  { name: 'hire-missing', path: '/hire/web-design/us/atlantis' },
  { name: 'for-experts', path: '/for-experts' },
  { name: 'your-requests', path: '/your-requests' },
  { name: 'browse', path: '/browse' },
  { name: 'browse-city', path: '/browse/cities/dhaka' },
  { name: 'browse-country', path: '/browse/countries/de/webflow' },
  { name: 'experts', path: '/experts?q=identity+for+bakeries' },
  { name: 'experts-none', path: '/experts?q=zzzzqqqq' },
  { name: 'profile-person', path: '/@ada-moreau' },
  { name: 'profile-workspace', path: '/@northlight' },
  { name: 'profile-templates', path: '/@northlight?work=templates' },
  { name: 'contact', path: '/@ada-moreau/contact' },
  {
    name: 'contact-drafted',
    path: '/@ada-moreau/contact?subject=A+website+for+a+bakery&body=We+are+opening+in+March+and+need+a+site+with+pre-orders.&timing=Within+a+month',
  },
  { name: 'shortlist', path: '/shortlist?experts=ada-moreau,northlight,tidewater-works' },
  { name: 'shortlist-empty', path: '/shortlist' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'privacy', path: '/privacy' },
  { name: 'ranking', path: '/ranking' },
  { name: 'moderation', path: '/moderation' },
  { name: 'report', path: '/@ada-moreau/report' },
  { name: 'account', path: '/account', as: 'owner@demo.test' },
  { name: 'dashboard', path: '/dashboard', as: 'owner@demo.test' },
  { name: 'dashboard-empty', path: '/dashboard', as: 'visitor@demo.test' },
  { name: 'inbox', path: '/inbox', as: 'owner@demo.test' },
  { name: 'conversation', path: '/inbox', follow: 'main a[href*="/inbox/"]', as: 'owner@demo.test' },
  { name: 'briefs', path: '/briefs', as: 'visitor@demo.test' },
  { name: 'briefs-received', path: '/briefs?box=received', as: 'owner@demo.test' },
  { name: 'listed', path: '/@ada-moreau/listed', as: 'owner@demo.test' },
  { name: 'mails', path: `/dev/mailbox?to=${MAILED_ACCOUNT}` },
  { name: 'following', path: '/following', as: 'visitor@demo.test' },
  { name: 'new-profile', path: '/new-profile', as: 'visitor@demo.test' },
  { name: 'profile-draft', path: '/@sam-okafor', as: 'starter@demo.test' },
  { name: 'edit-general', path: '/@ada-moreau/edit/general', as: 'owner@demo.test' },
  { name: 'edit-expert-details', path: '/@ada-moreau/edit/expert-details', as: 'owner@demo.test' },
  { name: 'edit-availability', path: '/@ada-moreau/edit/availability', as: 'owner@demo.test' },
  { name: 'edit-portfolio', path: '/@ada-moreau/edit/portfolio-highlight', as: 'owner@demo.test' },
  { name: 'edit-activate', path: '/@sam-okafor/edit/activate', as: 'starter@demo.test' },
  { name: 'edit-workspace', path: '/@northlight/edit/general', as: 'agency@demo.test' },
  { name: 'edit-admin', path: '/@ada-moreau/edit/admin', as: 'admin@demo.test' },
  { name: 'admin', path: '/admin', as: 'admin@demo.test' },
  { name: 'admin-profiles', path: '/admin/profiles', as: 'admin@demo.test' },
  { name: 'admin-history', path: '/admin/profiles/ada-moreau/history', as: 'admin@demo.test' },
  { name: 'admin-accounts', path: '/admin/accounts?q=ada-moreau', as: 'admin@demo.test' },
  { name: 'admin-reports', path: '/admin/reports', as: 'admin@demo.test' },
  { name: 'admin-terms', path: '/admin/terms', as: 'admin@demo.test' },
  { name: 'admin-catalogue', path: '/admin/catalogue', as: 'admin@demo.test' },
  { name: 'admin-funnel', path: '/admin/funnel', as: 'admin@demo.test' },
]

const README = { width: 1280, height: 1180, fullPage: false }

export const README_SCREENSHOTS: Screenshot[] = [
  { ...README, path: '/@ada-moreau', file: 'docs/pictures/profile-light.png', colorScheme: 'light' },
  { ...README, path: '/@ada-moreau', file: 'docs/pictures/profile-dark.png', colorScheme: 'dark' },
  { ...README, path: '/', file: 'docs/pictures/home-light.png', colorScheme: 'light' },
  { ...README, path: '/hire/web-design', file: 'docs/pictures/hire-light.png', colorScheme: 'light' },
]

/** R690: what the page for experts shows, without the header, as WebP of `width` by `height` px. */
export const FEATURE_SCREENSHOTS = {
  folder: 'app/routes/for-experts/pictures',
  width: 840,
  height: 560,
  /** The window is so much larger, so that a page of the desktop fits; `from` is where the picture begins. */
  pages: [
    { name: 'profile', path: '/@ada-moreau', scale: 1.75, from: 'main' },
    { name: 'hire', path: '/hire/web-design', scale: 1.35, from: 'main' },
    {
      name: 'dashboard',
      path: '/dashboard',
      scale: 1.35,
      from: 'main h2:has-text("How it is going")',
      as: 'owner@demo.test',
    },
  ],
}
