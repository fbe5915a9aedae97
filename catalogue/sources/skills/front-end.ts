import { parseSkills } from './parse-skills.ts'

export const frontEndSkills = parseSkills(`
web-development | Web Development | dev | web developer, webdevelopment, web dev, website development, webdev, web devlopment, website developer, web-dev, web developement
front-end-development | Front-End Development | dev code | frontend, front end, front-end, frontend developer, frontend development, front-end developer, front end developer, front end development, fronted
full-stack-development | Full-Stack Development | dev code | full stack, fullstack, full-stack, full stack developer, fullstack developer, full stack development, fullstack development
html | HTML | dev code | html5, html 5, htlm, hyper text markup language, hmtl, html coding, html developer
css | CSS | dev code | css3, css 3, cascading style sheets, css styling, css developer, ccs
html-css | HTML & CSS | dev code | html/css, html css, html and css, html5/css3, html5 css3, css html, html+css
javascript | JavaScript | dev code | js, java script, javascrip, ecmascript, es6, vanilla js, javascipt, java-script, javscript
typescript | TypeScript | dev code | ts, type script, typscript, type-script, typescript developer
react | React | dev code | reactjs, react.js, react js, react developer, react-js, reacct
next-js | Next.js | dev | nextjs, next js, next.js developer, nextjs developer, next
vue-js | Vue.js | dev | vue, vuejs, vue js, vue 3, vue developer, vuejs developer
nuxt | Nuxt | dev | nuxtjs, nuxt.js, nuxt js, nuxt 3, nuxtjs developer
angular | Angular | dev code | angularjs, angular js, angular.js, angular developer, angluar, angular 2
svelte | Svelte | dev | sveltejs, svelte js, svelte developer, svelt
sveltekit | SvelteKit | dev | svelte kit, svelte-kit, sveltkit, sveltekit developer
astro | Astro | dev | astro.build, astrojs, astro js, astro framework, astro.js
gatsby | Gatsby | dev | gatsbyjs, gatsby.js, gatsby js, gatbsy
remix | Remix | dev | remix run, remix.run, remixjs, remix js, react router framework
solid-js | SolidJS | dev | solid js, solid.js, solidstart, solid-js developer
preact | Preact | dev code | preact.js, preactjs, preact js, preact developer
ember-js | Ember.js | dev | ember, emberjs, ember js, ember developer
backbone-js | Backbone.js | dev | backbone, backbonejs, backbone js, backbone marionette
alpine-js | Alpine.js | dev code | alpine, alpinejs, alpine js, alphine js
htmx | htmx | dev code | htmx.org, html htmx, htmx developer, htmxs
qwik | Qwik | dev | qwik city, qwikjs, qwik js, qwick framework
lit | Lit | dev code | lit element, lit-element, litelement, lit html
web-components | Web Components | dev system code | web component, webcomponents, custom elements, custom html elements, shadow dom
jquery | jQuery | dev code | j query, jquerry, j-query, jquery developer, jqeury
sass | Sass | dev code | scss, sass css, sass/scss, sass scss, saas css, dart sass
less-css | Less | dev code | lesscss, less css, less.js, less stylesheets
tailwind-css | Tailwind CSS | dev code | tailwind, tailwindcss, tailwind css developer, tail wind, tailwnd, tailwind ui
bootstrap | Bootstrap | dev code | bootstrap 5, bootstrap css, twitter bootstrap, boostrap, boot strap, bootstrap 4
material-ui | Material UI | dev system | mui, materialui, material design, react material ui, material-design
chakra-ui | Chakra UI | dev system | chakra, chakraui, chackra ui, chakra components
shadcn-ui | shadcn/ui | dev system | shadcn, shadcn ui, shad cn, shadcnui, radix shadcn
radix-ui | Radix UI | dev system | radix, radixui, radix primitives, radix components
styled-components | styled-components | dev code | styled components, styledcomponents, css in js, css-in-js
css-grid | CSS Grid | dev code | grid css, cssgrid, css grids, css grid layout, grid layout
flexbox | Flexbox | dev code | css flexbox, flex box, css flex, flexbox layout
css-animations | CSS Animations | motion code | css animation, css transitions, cssanimation, css3 animation, keyframes
storybook | Storybook | system dev | storybook.js, storybookjs, story book ui, storybook components
vite | Vite | dev code | vitejs, vite.js, vite js, vite build
webpack | webpack | dev code | web pack, webpack js, webpack config, webpackjs
progressive-web-apps | Progressive Web Apps | dev | pwa, pwas, progressive web app, progressive webapp, pwa development
single-page-applications | Single-Page Applications | dev | spa, spas, single page application, single page app, spa development
web-performance | Web Performance | dev seo | page speed, site speed, website speed optimization, web performance optimization, pagespeed optimization, page speed optimization, wpo
responsive-development | Responsive Development | dev | mobile first development, responsive coding, responsive html, responsive developer
cross-browser-compatibility | Cross-Browser Compatibility | dev | cross browser, cross-browser, browser compatibility, cross browser testing, crossbrowser
html-email-development | HTML Email Development | dev ads | html email, html emails, email developer, email coding, email development, html newsletter, email html
mjml | MJML | dev ads | mjml email, mjml templates, mjml.io, mjml emails
pug | Pug | dev code | pug.js, jade template, pugjs, pug templates
handlebars | Handlebars | dev code | handlebars.js, handlebarsjs, handle bars, handlebars templates
d3-js | D3.js | data code | d3, d3js, d3 js, data driven documents, d3.js charts
chart-js | Chart.js | data code | chartjs, chart js, chartjs charts, chart.js graphs
web-vitals | Core Web Vitals | seo dev | web vitals, cwv, corewebvitals, lcp optimization, core-web-vitals
lighthouse-audits | Lighthouse Audits | seo dev a11y | lighthouse, google lighthouse, lighthouse score, pagespeed insights, lighthouse audit
swiper-js | Swiper | code motion | swiperjs, swiper slider, swiper.js, swiper carousel
barba-js | Barba.js | code motion | barba, barbajs, barba js, page transitions
locomotive-scroll | Locomotive Scroll | code motion | locomotivescroll, locomotive, smooth scroll, smooth scrolling
lenis | Lenis | code motion | lenis scroll, lenis smooth scroll, lenis.js, studio freight lenis
`)
