import { parseSkills } from './parse-skills.ts'

export const noCodeSkills = parseSkills(`
no-code | No-Code | nocode | nocode, no code, no-code development, nocode developer, no code development, no-code developer, no-code expert, zero code
low-code | Low-Code | nocode | lowcode, low code, low-code development, low code development, lowcode developer
bubble | Bubble | nocode | bubble.io, bubbleio, bubble io, bubble developer, buble, bubble no code
airtable | Airtable | nocode data | air table, airtables, air-table, airtable base, airtable automation
notion | Notion | nocode data | notion.so, notion templates, notion template, notion setup, notion consultant
notion-websites | Notion Websites | nocode web | notion website, super.so, notion site, potion.so
coda | Coda | nocode data | coda.io, coda docs, coda doc, coda io
glide | Glide | nocode | glide apps, glideapps, glide app, glide no code
adalo | Adalo | nocode | adalo app, addalo, adalo no code, adalo apps
flutterflow | FlutterFlow | nocode dev | flutter flow, flutter-flow, flutterflow developer, fluterflow
softr | Softr | nocode | softr.io, softr apps, soft r, softr airtable
xano | Xano | nocode dev | xano backend, xano.com, xano api, zano backend
backendless | Backendless | nocode dev | backend less, back endless, backendless app, backendless developer
weweb | WeWeb | nocode dev | we web, we-web, weweb.io, weweb developer
wized | Wized | nocode code | wized webflow, wized app, webflow wized, wized developer, wizzed
retool | Retool | nocode data | re tool, retool apps, re-tool, internal tools retool
appsmith | Appsmith | nocode dev | app smith, appsmith developer, app-smith, appsmith internal tools
draftbit | Draftbit | nocode dev | draft bit, draftbit app, draft-bit, draftbit developer
thunkable | Thunkable | nocode | thunkable app, thunkable apps, thunkable developer, thunkabel
outsystems | OutSystems | nocode dev | out systems, outsystem, out-systems, outsystems developer
mendix | Mendix | nocode dev | mendix low code, mendix developer, mendics, mendix app
power-apps | Microsoft Power Apps | nocode connect | power apps, powerapps, ms power apps, power platform, microsoft powerapps
power-automate | Power Automate | nocode connect | powerautomate, microsoft flow, ms power automate, microsoft power automate
app-sheet | AppSheet | nocode data | google appsheet, app sheets, appsheets, app sheet
stacker | Stacker | nocode | stacker app, stacker hq, stacker airtable, stackerhq
internal-tools | Internal Tools | nocode dev | internal tool, internal tooling, admin panel, internal apps, back office tools
client-portals | Client Portals | nocode dev | client portal, customer portal, customer portals, clientportal, portal development
mvp-development | MVP Development | nocode dev | mvp, minimum viable product, mvps, build an mvp, startup mvp
web-apps | Web Apps | nocode dev | web app, web application, web applications, webapp, web app development, web application development, webapps
marketplace-development | Marketplace Development | nocode dev shop | online marketplace, marketplace website, multi vendor marketplace, marketplace app, sharetribe
directory-websites | Directory Websites | nocode dev | directory website, listing website, business directory, directory site, listings website
job-boards | Job Boards | nocode dev | job board, jobboard, job board website, job portal, jobs website
workflow-automation | Workflow Automation | connect nocode | automation, automations, business automation, process automation, workflow automations, work flow automation
ai-automation | AI Automation | connect nocode data | ai automations, ai workflow, ai workflows, ai agents, ai agent
typeform | Typeform | nocode connect | type form, typeforms, typeform survey, type-form
jotform | Jotform | nocode connect | jot form, jotforms, jot-form, jotform forms
tally-forms | Tally | nocode connect | tally forms, tally.so, tally form, tallyforms
google-forms | Google Forms | nocode connect | google form, googleforms, g forms, google survey forms
google-sheets | Google Sheets | data nocode | google sheet, googlesheets, gsheets, google spreadsheets, google spreadsheet
smartsheet | Smartsheet | nocode data | smart sheet, smartsheets, smart-sheet, smartsheet automation
monday-com | monday.com | nocode connect | monday, mondaycom, monday com, monday.com setup
clickup | ClickUp | nocode connect | click up, click-up, clickup setup, clickup consultant
asana | Asana | nocode | asana setup, assana, asana project management, asana consultant
trello | Trello | nocode | trello boards, trelo, trello board, trello setup
lovable | Lovable | nocode code | lovable.dev, lovable ai, lovable app, loveable.dev
replit | Replit | code nocode | repl.it, replit agent, replit ai, replitt
vibe-coding | Vibe Coding | nocode code | vibe coder, vibecoding, ai coding, vibe coded apps
`)
