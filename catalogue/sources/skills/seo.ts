import { parseSkills } from './parse-skills.ts'

export const seoSkills = parseSkills(`
seo | SEO | seo ads | search engine optimization, search engine optimisation, s.e.o, s.e.o., seo expert, seo specialist, seo optimization, search engine optimizaton, seo services
technical-seo | Technical SEO | seo dev | tech seo, technicalseo, technical-seo audit, technical search engine optimization, techincal seo
on-page-seo | On-Page SEO | seo | on page seo, onpage seo, on-page optimization, on page optimization, onpage
off-page-seo | Off-Page SEO | seo | off page seo, offpage seo, off-page optimization, off page optimization
local-seo | Local SEO | seo ads | localseo, local search, local search optimization, local seo expert, google local seo
seo-audit | SEO Audit | seo | seo audits, website audit, site audit, seo analysis, website seo audit, web audit
keyword-research | Keyword Research | seo | keyword analysis, keywords, keywordresearch, key word research, keywords research, keyword reserch
link-building | Link Building | seo ads | backlinks, back links, linkbuilding, backlink building, link-building outreach, backlink
seo-copywriting | SEO Copywriting | seo brand | seo writing, seo content, seo content writing, seo copywriter, seo writer
seo-strategy | SEO Strategy | seo | seo consulting, seo consultant, seo strategist, seo strategies
international-seo | International SEO | seo | global seo, multilingual seo, hreflang, international search optimization
youtube-seo | YouTube SEO | seo ads | youtube optimization, video seo, youtube video seo, you tube seo, yt seo
wordpress-seo | WordPress SEO | seo | wp seo, seo for wordpress, wordpress search optimization, rank math, yoast
image-seo | Image SEO | seo | image optimization, alt text optimization, image search optimization, image compression
programmatic-seo | Programmatic SEO | seo nocode code | pseo, programatic seo, programmatic pages, programmatic-seo expert
ai-search-optimization | AI Search Optimization | seo | geo optimization, generative engine optimization, answer engine optimization, aeo, llm seo
structured-data | Structured Data | seo code | schema markup, schema.org, json-ld, rich snippets, structured data markup
google-search-console | Google Search Console | seo data | search console, gsc, google webmaster tools, webmaster tools, google console
google-business-profile | Google Business Profile | seo ads | google my business, gmb, google business, googlemybusiness, google business listing
ahrefs | Ahrefs | seo data | ahref, a hrefs, ahrefs audit, ahrefs seo
semrush | Semrush | seo data | sem rush, sem-rush, semrush audit, semrush seo
moz-pro | Moz Pro | seo data | moz, moz seo, seomoz, moz local
screaming-frog | Screaming Frog | seo data | screamingfrog, screaming frog seo spider, screaming-frog crawl, screeming frog
surfer-seo | Surfer SEO | seo | surferseo, surfer, surfer content, surfer-seo content
yoast-seo | Yoast SEO | seo | yoast plugin, yoast-seo plugin, yoastseo, wordpress yoast
app-store-optimization | App Store Optimization | seo ads | aso, app store optimisation, appstore optimization, play store optimization
competitor-analysis | Competitor Analysis | seo brand data | competitive analysis, competitor research, competitors analysis, competitive research
content-audit | Content Audit | seo brand | content audits, content inventory, content review, website content audit
site-architecture | Site Architecture | seo web | website architecture, site structure, internal linking, url structure, silo structure
seo-migration | SEO Migration | seo migrate | seo site migration, seo-safe migration, 301 redirects, redirect mapping, seo website migration
penalty-recovery | Penalty Recovery | seo | google penalty recovery, google penalty, seo recovery, penalty removal
voice-search-optimization | Voice Search Optimization | seo | voice search, voice seo, voice search seo, voice search optimisation
guest-posting | Guest Posting | seo ads | guest post, guest posts, guest blogging, guestpost, guest-posting outreach
seo-reporting | SEO Reporting | seo data | seo reports, seo report, rank tracking, seo rank tracking
`)
