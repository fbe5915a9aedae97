import { parseSkills } from './parse-skills.ts'

export const analyticsSkills = parseSkills(`
google-analytics | Google Analytics | data seo | ga4, ga, google analytics 4, googleanalytics, google analytic, google analitics, g analytics
google-tag-manager | Google Tag Manager | data connect | gtm, tag manager, google tagmanager, googletagmanager, google tag manger
web-analytics | Web Analytics | data seo | website analytics, webanalytics, web analyst, site analytics, web analitics
analytics | Analytics | data | analytic, analitics, analytics setup, analytics consulting, analytics and reporting
data-analysis | Data Analysis | data | data analyst, data analytics, dataanalysis, data analyses, data analysing, data analyst work
data-visualization | Data Visualization | data graphic | data visualisation, dataviz, data viz, data visuals, datavisualization
data-science | Data Science | data code | data scientist, datascience, data-scientist, data sciences
data-engineering | Data Engineering | data code | data engineer, data pipelines, etl, data pipeline, elt
big-data | Big Data | data code | bigdata, big-data analytics, hadoop, apache spark
business-intelligence | Business Intelligence | data | bi, business inteligence, businessintelligence, bi analyst, bi dashboards
looker-studio | Looker Studio | data | google data studio, data studio, lookerstudio, google looker studio, datastudio
tableau | Tableau | data | tableau software, tableu, tableau dashboards, tableau dashboard
power-bi | Power BI | data | powerbi, microsoft power bi, ms power bi, power-bi dashboards
looker | Looker | data | looker bi, lookml, google looker, looker dashboards
metabase | Metabase | data | meta base, metabase dashboards, metabase bi, meta-base
microsoft-excel | Microsoft Excel | data | excel, ms excel, excell, excel spreadsheets, spreadsheets, microsoft exel
r-programming | R | data code | r language, r programming, r stats, rstudio, r studio
pandas | pandas | data code | python pandas, pandas python, pandas dataframe, numpy pandas
tensorflow | TensorFlow | data code | tensor flow, tensor-flow, tensorflow keras, keras
bigquery | BigQuery | data | google bigquery, big query, gcp bigquery, big-query
snowflake | Snowflake | data | snowflake db, snow flake, snowflake data warehouse, snow-flake
segment | Segment | data connect | segment.io, twilio segment, segment cdp, segment analytics
mixpanel | Mixpanel | data | mix panel, mix-panel, mixpanel analytics, mixpannel
amplitude | Amplitude | data | amplitude analytics, ampltude, amplitude setup, amplitude product analytics
hotjar | Hotjar | data web | hot jar, hot-jar, hotjar heatmaps, heatmaps, heat maps
microsoft-clarity | Microsoft Clarity | data web | clarity, ms clarity, clarity heatmaps, microsoft clarity setup
fullstory | Fullstory | data web | full story, full-story, session replay, session recordings
plausible-analytics | Plausible Analytics | data | plausible, plausible.io, privacy friendly analytics, plausable
fathom-analytics | Fathom Analytics | data | fathom, usefathom, fathom stats, fathom analytics setup
matomo | Matomo | data | piwik, matomo analytics, motomo, piwik pro
adobe-analytics | Adobe Analytics | data | omniture, adobe analitics, adobeanalytics, adobe analytics implementation
posthog | PostHog | data code | post hog, posthog analytics, post-hog, posthog setup
a-b-testing | A/B Testing | data web ads | ab testing, a/b test, split testing, a b testing, ab test, a/b tests, multivariate testing
optimizely | Optimizely | data web | optimizly, optimizely experiments, optimisely, optimizely web
vwo | VWO | data web | visual website optimizer, vwo testing, vwo experiments, wingify vwo
conversion-tracking | Conversion Tracking | data ads | conversion api, conversions tracking, event tracking, ecommerce tracking, conversion setup
server-side-tracking | Server-Side Tracking | data connect | server side tracking, server-side gtm, server side tagging, stape, ss gtm
facebook-pixel | Facebook Pixel | data ads | meta pixel, fb pixel, facebook pixel setup, facebook conversion api, pixel setup
attribution-modeling | Attribution Modeling | data ads | attribution, marketing attribution, attribution modelling, multi touch attribution
kpi-dashboards | KPI Dashboards | data | kpi, kpis, kpi reporting, performance dashboards, marketing dashboards
customer-data-platforms | Customer Data Platforms | data connect | cdp, customer data platform, customer data, customer data management
data-entry | Data Entry | data | dataentry, data entry clerk, data entry operator, data typing, data-entry work
database-design | Database Design | data dev | database, databases, database development, data modeling, data modelling, database architect
survey-design | Survey Design | data | surveys, survey, questionnaire design, surveymonkey, survey monkey
statistics | Statistics | data | statistical analysis, statistician, spss, statistic, stats analysis
financial-modeling | Financial Modeling | data | financial model, financial modelling, financial analysis, financial forecasting
`)
