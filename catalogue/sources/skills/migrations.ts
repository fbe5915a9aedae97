import { parseSkills } from './parse-skills.ts'

export const migrationSkills = parseSkills(`
website-migration | Website Migration | migrate | site migration, migrate website, platform migration, web migration, website migrations, platform migrations, website transfer
cms-migration | CMS Migration | migrate dev | migrate cms, cms migrations, cms transfer, cms replatforming, cms-migration services
content-migration | Content Migration | migrate | content migrations, blog migration, migrate content, content import, content transfer
data-migration | Data Migration | migrate data | data migrations, database migration, migrate data, data transfer, datamigration
e-commerce-migration | E-commerce Migration | migrate shop | ecommerce migration, store migration, replatforming, online store migration, ecommerce replatforming
wordpress-to-webflow | WordPress to Webflow | migrate dev | wp to webflow, wordpress to web flow, wordpress 2 webflow, wordpress-webflow migration, wordpress to webflow migration
wordpress-migration | WordPress Migration | migrate dev | wp migration, migrate wordpress, wordpress transfer, wordpress site migration, move wordpress site
wix-to-webflow | Wix to Webflow | migrate nocode | wix 2 webflow, wix to web flow, wix webflow migration, migrate wix to webflow
squarespace-to-webflow | Squarespace to Webflow | migrate nocode | squarespace 2 webflow, squarespace to web flow, squarespace webflow migration, migrate squarespace to webflow
framer-to-webflow | Framer to Webflow | migrate nocode | framer 2 webflow, framer to web flow, framer webflow migration, migrate framer to webflow
hubspot-to-webflow | HubSpot to Webflow | migrate nocode | hubspot 2 webflow, hubspot to web flow, hubspot webflow migration, migrate hubspot to webflow
webflow-to-wordpress | Webflow to WordPress | migrate dev | webflow 2 wordpress, webflow to wp, webflow wordpress migration, webflow export to wordpress
webflow-to-shopify | Webflow to Shopify | migrate shop | webflow 2 shopify, webflow shopify, webflow shopify integration, udesly
wordpress-to-shopify | WordPress to Shopify | migrate shop | wp to shopify, wordpress 2 shopify, wordpress shopify migration, migrate wordpress to shopify
woocommerce-to-shopify | WooCommerce to Shopify | migrate shop | woo to shopify, woocommerce 2 shopify, woocommerce shopify migration, migrate woocommerce to shopify
magento-to-shopify | Magento to Shopify | migrate shop | magento 2 shopify, magento shopify migration, migrate magento to shopify, magneto to shopify
shopify-migration | Shopify Migration | migrate shop | migrate to shopify, shopify store migration, shopify replatforming, move to shopify
drupal-migration | Drupal Migration | migrate dev | drupal upgrade, migrate drupal, drupal to wordpress, drupal 7 to 10
sitecore-migration | Sitecore Migration | migrate dev | migrate sitecore, sitecore to headless, sitecore upgrade, sitecore replatforming
unbounce-to-webflow | Unbounce to Webflow | migrate nocode | unbounce 2 webflow, unbounce migration, landing page migration, migrate unbounce to webflow
html-to-wordpress | HTML to WordPress | migrate dev | html 2 wordpress, html to wp, convert html to wordpress, html5 to wordpress
html-to-webflow | HTML to Webflow | migrate nocode | html 2 webflow, convert html to webflow, html to web flow, static html to webflow
domain-migration | Domain Migration | migrate seo | domain transfer, change domain, domain change, domain move, domain name transfer
email-migration | Email Migration | migrate connect | migrate email, mailbox migration, gmail migration, google workspace migration
cloud-migration | Cloud Migration | migrate dev | migrate to cloud, cloud migrations, aws migration, move to the cloud
server-migration | Server Migration | migrate dev | hosting migration, hosting transfer, migrate server, move hosting, website hosting transfer
crm-migration | CRM Migration | migrate connect | migrate crm, crm data migration, hubspot migration, crm transfer
legacy-modernization | Legacy Modernization | migrate dev | legacy modernisation, legacy systems, legacy code, modernize legacy website, legacy migration
`)
