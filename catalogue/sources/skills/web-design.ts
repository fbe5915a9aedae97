import { parseSkills } from './parse-skills.ts'

export const webDesignSkills = parseSkills(`
web-design | Web Design | web | website design, webdesign, web designer, web designing, wed design, web desing, website designer, webdesigner, website designing, web deisgn
ui-ux | UI/UX | web | ui/ux design, ux/ui, ui ux, uiux, ux ui, ui & ux, ui/ux designer, ui-ux design, ux-ui, ui and ux
ux-design | UX Design | web | ux, user experience, user experience design, ux designer, uxdesign, ux desing, user-experience
ui-design | UI Design | web | ui, user interface, user interface design, ui designer, uidesign, ui desing, user-interface
product-design | Product Design | web system | product designer, digital product design, productdesign, product desing, digital product designer
interaction-design | Interaction Design | web motion | ixd, interaction designer, interactiondesign, interactive design, interaction desing
responsive-web-design | Responsive Web Design | web dev | responsive design, rwd, responsive website, responsive, mobile responsive design, responsiv design
landing-page-design | Landing Page Design | web ads | landing page, landing pages, landingpage, landing page designer, landing-page, laning page
mobile-app-design | Mobile App Design | web | app design, mobile design, app designer, mobile ui, appdesign, ios app design, mobile app ui
dashboard-design | Dashboard Design | web data | dashboard, dashboards, dashboard ui, admin dashboard design, dashbord design
saas-design | SaaS Design | web | saas, saas website, saas ui, saas web design, b2b saas design
wireframing | Wireframing | web | wireframe, wireframes, wire framing, wireframing design, wirefaming, low fidelity design
prototyping | Prototyping | web | prototype, prototypes, prototyping design, interactive prototype, rapid prototyping, protyping
user-research | User Research | web | ux research, ux researcher, userresearch, user researcher, user reserch, design research
usability-testing | Usability Testing | web | user testing, usability test, usability tests, useability testing, usabilty testing
information-architecture | Information Architecture | web | ia, information architect, sitemap planning, info architecture, information-architecture design
user-flows | User Flows | web | user flow, userflow, user journeys, user journey mapping, customer journey map, userflows
ux-writing | UX Writing | web brand | ux writer, uxwriting, microcopy, ui copy, ux copywriting, content design
ux-audit | UX Audit | web | ux audits, ux review, heuristic evaluation, ui audit, usability audit
conversion-rate-optimization | Conversion Rate Optimization | web ads data | cro, conversion optimization, conversion rate optimisation, conversion optimisation, convertion optimization, conversion rate
design-systems | Design Systems | web system | design system, ui kit, component library, style guide, designsystem, design system setup
design-tokens | Design Tokens | system code | design token, designtokens, tokens studio, figma tokens, css tokens
atomic-design | Atomic Design | system web | atomicdesign, atomic design system, atoms and molecules, atomic desing
pattern-library | Pattern Library | system | pattern libraries, ui pattern library, ui library, ui components library
figma | Figma | web graphic | figma design, figam, figma designer, figma ui, fimga, figma expert, figma prototyping
figjam | FigJam | web | fig jam, figjam workshops, figma whiteboard, figma jam
figma-to-webflow | Figma to Webflow | web dev | figma 2 webflow, figma-webflow, figma to web flow, figmatowebflow, design to webflow
figma-to-html | Figma to HTML | dev code | figma to code, figma 2 html, design to html, figmatohtml, figma to css
psd-to-html | PSD to HTML | dev code | psd 2 html, psd2html, psdtohtml, psd to css, photoshop to html
sketch | Sketch | web graphic | sketch app, sketchapp, bohemian sketch, sketch design, sketch ui
adobe-xd | Adobe XD | web | xd, adobexd, adobe-experience-design, experience design xd, adobe x d, xd design
invision | InVision | web | in vision, invision app, invisionapp, invision studio, in-vision
framer | Framer | web nocode motion | framer x, framer design, framer developer, framer website, framer sites, framerx
axure | Axure RP | web | axure prototyping, axurerp, axure-rp, axure wireframe
balsamiq | Balsamiq | web | balsamic wireframes, balsamiq mockups, balsamiq wireframes, balsamique
miro | Miro | web | miro board, miro boards, realtimeboard, miro whiteboard
zeplin | Zeplin | web | zeplin handoff, zepplin, zeplin specs, zeplin design
marvel-app | Marvel | web | marvelapp, marvel prototyping, marvel prototype, marvel app design
principle | Principle | web motion | principle app, principle for mac, principle animation, principleapp
protopie | ProtoPie | web motion | proto pie, proto-pie, protopie prototyping, protpie
penpot | Penpot | web | pen pot, penpot design, penpot app, penpott
uxpin | UXPin | web | ux pin, ux-pin, uxpin merge, uxpin prototype
relume | Relume | web nocode | relume library, relume ai, relume.io, relume sitemap
client-first | Client-First | dev system | client first, finsweet client first, clientfirst, finsweet client-first
design-thinking | Design Thinking | web brand | designthinking, design-thinking workshop, design thinking workshops, human centered design, hcd
design-sprints | Design Sprints | web brand | design sprint, google design sprint, designsprint, sprint facilitation
service-design | Service Design | web brand | service designer, servicedesign, service blueprint, service desing
visual-design | Visual Design | web graphic | visual designer, visualdesign, visual desing, visual designs
web-typography | Web Typography | web graphic | web fonts, webfonts, typography for web, web type, variable fonts
dark-mode-design | Dark Mode Design | web | dark mode, darkmode, dark theme, dark ui, dark mode ui
portfolio-websites | Portfolio Websites | web | portfolio website, portfolio site, portfolio design, personal website, portfolio web design
one-page-websites | One-Page Websites | web dev | one page website, onepage, single page website, one pager website, one-pager site
website-redesign | Website Redesign | web | site redesign, web redesign, website re-design, redesign website, website refresh, website revamp
wix-design | Wix Design | web nocode | wix designer, wix web design, wix website design, wixdesign
email-design | Email Design | web ads | email template design, e-mail design, html email design, newsletter design, email templates
game-ui-design | Game UI Design | web graphic | game ui, game interface design, gameui, game ux, hud design
conversational-design | Conversational Design | web | chatbot design, conversation design, conversational ui, voice ui, vui design
information-design | Information Design | web graphic data | info design, information designer, informationdesign, information desing
nonprofit-websites | Nonprofit Websites | web | nonprofit website, non profit website, charity website, ngo website, non-profit
law-firm-websites | Law Firm Websites | web | law firm website, lawyer website, attorney website, legal website
healthcare-websites | Healthcare Websites | web | healthcare website, medical website, dental website, clinic website, doctor website
education-websites | Education Websites | web | school website, education website, university website, e-learning website
`)
