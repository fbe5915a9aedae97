import { parseSkills } from './parse-skills.ts'

export const ecommerceSkills = parseSkills(`
e-commerce | E-commerce | shop | ecommerce, e commerce, online store, online shop, ecomerce, e-comerce, ecom, online stores, e-commerce website, ecommerce website
e-commerce-development | E-commerce Development | shop dev | ecommerce development, ecommerce developer, e commerce development, online store development, e-commerce developer
e-commerce-design | E-commerce Design | shop web | ecommerce design, ecommerce web design, online store design, e-commerce web design, ecommerce designer
shopify | Shopify | shop dev | shopify development, shopfy, shopify expert, shopify developer, shopify store, shopify website, shopify design, shoppify
shopify-plus | Shopify Plus | shop dev | shopifyplus, shopify + plus, shopify-plus developer, shopify enterprise
shopify-theme-development | Shopify Theme Development | shop code | shopify theme, shopify themes, shopify 2.0 theme, custom shopify theme, shopify theme customization
shopify-app-development | Shopify App Development | shop code | shopify app, shopify apps, shopify app developer, custom shopify app
liquid | Liquid | code shop | shopify liquid, liquid template, liquid templating, liquid code
shopify-hydrogen | Shopify Hydrogen | shop code | hydrogen, hydrogen oxygen, headless shopify, shopify headless
woocommerce | WooCommerce | shop dev | woo commerce, woo, wocommerce, woocomerce, woo-commerce, woocommerce store, wordpress ecommerce
magento | Magento | shop dev | magneto, magento 2, magento2, adobe commerce, magento developer, magento store
bigcommerce | BigCommerce | shop dev | big commerce, bigcomerce, big-commerce, bigcommerce store, bigcommerce developer
prestashop | PrestaShop | shop dev | presta shop, presta-shop, prestashop developer, prestashp
opencart | OpenCart | shop dev | open cart, open-cart, opencart developer, opencart store
shopware | Shopware | shop dev | shop ware, shopware 6, shopware6, shopware developer
salesforce-commerce-cloud | Salesforce Commerce Cloud | shop dev | sfcc, demandware, commerce cloud, salesforce commerce
squarespace-commerce | Squarespace Commerce | shop nocode | squarespace store, squarespace ecommerce, squarespace shop, squarespace online store
wix-stores | Wix Stores | shop nocode | wix store, wix ecommerce, wix e-commerce, wix online store
ecwid | Ecwid | shop nocode | ecwid store, ecwid by lightspeed, equid store, ecwid ecommerce
foxy | Foxy | shop connect | foxy.io, foxycart, foxy cart, foxy webflow
snipcart | Snipcart | shop connect | snip cart, snipcart store, snip-cart, snipcart integration
medusa-js | Medusa | shop code | medusajs, medusa js, medusa.js, medusa commerce
saleor | Saleor | shop code | saleor commerce, saleor graphql, sailor commerce, saleor developer
amazon-seller-central | Amazon Seller Central | shop ads | amazon seller, amazon fba, amazon store, seller central, amazon listing
etsy | Etsy | shop | etsy shop, etsy store, etsy seller, etsy listing
ebay | eBay | shop | e-bay, ebay store, ebay listing, ebay seller
walmart-marketplace | Walmart Marketplace | shop ads | walmart seller, walmart listing, walmart store, wallmart marketplace
dropshipping | Dropshipping | shop | drop shipping, drop-shipping, dropship, dropshipping store, dropshiping
print-on-demand | Print on Demand | shop graphic | pod, printful, print-on-demand store, printify, merch by amazon
product-listing | Product Listing | shop | product listings, product upload, product data entry, product uploading, listing optimization
product-pages | Product Pages | shop web | product page design, product page, pdp design, product detail page
checkout-optimization | Checkout Optimization | shop data | checkout optimisation, checkout design, cart abandonment, checkout flow, checkout ux
subscription-commerce | Subscription Commerce | shop connect | subscription ecommerce, subscription box, subscription store, recharge subscriptions, subscriptions
payment-gateway-integration | Payment Gateway Integration | connect shop | payment gateway, payment integration, payments integration, payment gateways, payment-gateway, online payments
stripe | Stripe | connect shop | stripe payments, stripe integration, stripe checkout, strip payments, stripe connect
paypal | PayPal | connect shop | pay pal, pay-pal, paypal integration, paypal checkout, paypall
square-payments | Square | connect shop | square payments, squareup, square pos, square online
klarna | Klarna | connect shop | klarna checkout, klarna payments, klarna integration, clarna
inventory-management | Inventory Management | shop data | inventory, stock management, inventory control, inventory system, inventry management
multi-vendor-stores | Multi-Vendor Stores | shop dev | multivendor, multi vendor store, multi-vendor, dokan, multi vendor website
b2b-e-commerce | B2B E-commerce | shop dev | b2b ecommerce, wholesale store, b2b commerce, wholesale ecommerce, b2b online store
headless-commerce | Headless Commerce | shop dev | headless ecommerce, headless e-commerce, composable commerce, headless store
e-commerce-seo | E-commerce SEO | seo shop | ecommerce seo, shopify seo, product page seo, online store seo, woocommerce seo
product-feeds | Product Feeds | shop ads data | google merchant center, merchant center, product feed, shopping feed, product feed management
digital-products | Digital Products | shop | digital product, digital downloads, sell digital products, gumroad, lemon squeezy
event-ticketing | Event Ticketing | shop connect | eventbrite, ticket sales, event tickets, online ticketing, event website
booking-systems | Booking Systems | connect dev | booking system, online booking, appointment booking, booking website, reservation system
restaurant-websites | Restaurant Websites | web shop | restaurant website, restaurant web design, online menu, food ordering website, restaurant ordering
`)
