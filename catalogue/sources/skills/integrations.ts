import { parseSkills } from './parse-skills.ts'

export const integrationSkills = parseSkills(`
api-integration | API Integration | connect code | api, apis, rest api, api integrations, third party integration, 3rd party integration, third-party integrations, api intergration
zapier | Zapier | connect nocode | zappier, zapier automation, zaps, zapier integration, zapier expert, zapier zaps
make | Make | connect nocode | integromat, make.com, make automation, make integromat, integromat make
n8n | n8n | connect nocode | n8n automation, n8n.io, n8n workflows, n 8 n
ifttt | IFTTT | connect nocode | if this then that, iftt, ifttt automation, ifttt applets
parabola | Parabola | connect data nocode | parabola.io, parabola flows, parabola automation, parabolla
memberstack | Memberstack | connect nocode | member stack, memberstack integration, memberstack webflow, member-stack, memberstack 2.0
outseta | Outseta | connect nocode | out seta, outseta membership, outsetta, outseta integration
memberspace | MemberSpace | connect nocode | member space, member-space, memberspace integration, memberspace.com
whalesync | Whalesync | connect data | whale sync, whalesync airtable, wale sync, whale-sync
hubspot | HubSpot | connect ads | hub spot, hubspot crm, hubspot integration, hubspot expert, hub-spot, hubspot setup
salesforce | Salesforce | connect data | sales force, sfdc, salesforce crm, salesforce integration, salesforce developer, sales-force
crm-integration | CRM Integration | connect data | crm, crm integrations, crm setup, crm implementation, customer relationship management
zoho | Zoho | connect | zoho crm, zoho one, zoho creator, zoho integration, zho crm
pipedrive | Pipedrive | connect | pipe drive, pipedrive crm, pipe-drive, pipedrive integration
gohighlevel | GoHighLevel | connect ads | go high level, high level crm, ghl, highlevel, gohighlevel crm
microsoft-dynamics-365 | Microsoft Dynamics 365 | connect data | dynamics 365, ms dynamics, microsoft dynamics, d365
odoo | Odoo | connect dev | odoo erp, odoo developer, openerp, oddo
sap | SAP | connect data | sap erp, sap hana, sap consultant, s.a.p
netsuite | NetSuite | connect data | net suite, oracle netsuite, netsuite erp, net-suite
mailchimp-integration | Mailchimp Integration | connect ads | mailchimp api, mailchimp setup, mailchimp signup form, mail chimp integration
calendly | Calendly | connect | calendly integration, calendy, calendly embed, calendly setup
cal-com | Cal.com | connect | calcom, cal com, cal.com integration, cal dot com
intercom | Intercom | connect | intercom chat, intercom messenger, intercom integration, inter com
zendesk | Zendesk | connect | zen desk, zendesk integration, zendesk support, zen-desk
live-chat-integration | Live Chat Integration | connect | live chat, livechat, tawk.to, crisp chat, chat widget
chatbots | Chatbots | connect code | chatbot, chat bot, chat bots, chatbot development, ai chatbot, manychat
slack-integration | Slack Integration | connect | slack, slack api, slack bot, slack bots, slack app
discord-bots | Discord Bots | connect code | discord bot, discord, discord developer, discord server setup
telegram-bots | Telegram Bots | connect code | telegram bot, telegram, telegram api, telegram bot development
whatsapp-business-api | WhatsApp Business API | connect ads | whatsapp api, whatsapp business, whatsapp integration, whatsapp chatbot, whats app api
twilio | Twilio | connect code | twilio sms, twillio, twilio api, twilio integration
sendgrid | SendGrid | connect ads | send grid, sendgrid api, send-grid, twilio sendgrid
google-maps-api | Google Maps API | connect code | google maps, google map, googlemaps, google map api, maps api, google maps integration
mapbox | Mapbox | connect code | map box, mapbox gl, map-box, mapbox api, mapbox maps
algolia | Algolia | connect dev | algolia search, algolia integration, algolea, algolia instantsearch
site-search | Site Search | connect dev | website search, search integration, jetboost, search functionality, onsite search
oauth-and-sso | OAuth & SSO | connect code | oauth, single sign on, sso, oauth2, single sign-on, social login
auth0 | Auth0 | connect code | auth 0, auth0 login, auth-0, auth0 integration
webhooks | Webhooks | connect code | webhook, web hooks, web hook, webhook integration
form-integration | Form Integration | connect | contact form, contact forms, form integrations, formspree, web forms, custom forms
google-workspace | Google Workspace | connect | g suite, gsuite, google apps, google workspace setup, g-suite
microsoft-365 | Microsoft 365 | connect | office 365, office365, o365, ms office 365, microsoft office 365
sharepoint | SharePoint | connect dev | share point, sharepoint online, share-point, ms sharepoint
quickbooks | QuickBooks | connect data | quick books, quickbooks online, quick-books, quickbooks integration
xero | Xero | connect data | xero accounting, xero integration, xerro, xero setup
weglot | Weglot | connect | weglot translation, weglot integration, we glot, weglot webflow
lokalise | Lokalise | connect | lokalize, lokalise integration, localise platform, lokalise translation
plasmic | Plasmic | nocode dev | plasmic.app, plasmic builder, plasmic cms, plasmik
builder-io | Builder.io | nocode dev | builder io, builderio, builder.io cms, builder visual copilot
cookie-consent | Cookie Consent | connect | cookie banner, cookiebot, cookie consent banner, cookie notice, onetrust
gdpr-compliance | GDPR Compliance | connect data | gdpr, gdpr consent, privacy compliance, data protection, ccpa, gpdr
social-media-integration | Social Media Integration | connect | instagram feed, social feed, social media feed, instagram integration, social embeds
podcast-websites | Podcast Websites | web connect | podcast website, podcast web design, podcast site, podcast integration
data-sync | Data Sync | connect data | data synchronization, data synchronisation, datasync, sync data, two way sync
erp-integration | ERP Integration | connect data | erp, erp integrations, erp implementation, erp systems, enterprise resource planning
`)
