import { parseSkills } from './parse-skills.ts'

export const cmsSkills = parseSkills(`
webflow | Webflow | web dev nocode | web flow, webfow, weblow, webflow developer, webflow expert, webflow development, webflow design, webflow designer, web-flow, webflow cms
webflow-ecommerce | Webflow E-commerce | shop nocode | webflow ecommerce, webflow e commerce, webflow shop, webflow store, webflow online store
webflow-templates | Webflow Templates | web nocode | webflow template, webflow template design, webflow templates design, webflow cloneables
webflow-interactions | Webflow Interactions | motion web | webflow animations, webflow animation, webflow ix2, webflow interaction
webflow-seo | Webflow SEO | seo nocode | webflow seo expert, seo for webflow, seo webflow, webflow search optimization
webflow-maintenance | Webflow Maintenance | dev nocode | webflow support, webflow updates, webflow retainer, webflow care plan
finsweet-attributes | Finsweet Attributes | code nocode | finsweet, fin sweet, finsweet cms library, finsweet attribute
wordpress | WordPress | dev web | word press, wp, worpress, wordpres, wordpress development, wordpress developer, word-press, wordpess, wordpress website
wordpress-theme-development | WordPress Theme Development | dev code | wordpress themes, wordpress theme, wp theme, wp themes, custom wordpress theme
wordpress-plugin-development | WordPress Plugin Development | dev code | wordpress plugin, wordpress plugins, wp plugin, wp plugins, custom wordpress plugin
elementor | Elementor | web nocode | elementor pro, elementer, elementor wordpress, wordpress elementor, elemetor
divi | Divi | web nocode | divi theme, divi builder, elegant themes divi, divi wordpress
gutenberg | Gutenberg | dev nocode | wordpress gutenberg, gutenberg blocks, block editor, gutenburg, wordpress blocks
wpbakery | WPBakery | web nocode | wp bakery, visual composer, wpbakery page builder, wp-bakery
beaver-builder | Beaver Builder | web nocode | beaverbuilder, beaver-builder wordpress, bever builder, beaver themer
oxygen-builder | Oxygen Builder | dev nocode | oxygenbuilder, oxygen wordpress, oxygen wp, oxigen builder
bricks-builder | Bricks Builder | dev nocode | bricks, bricksbuilder, bricks wordpress, brick builder
advanced-custom-fields | Advanced Custom Fields | dev code | acf, acf pro, advanced custom field, wordpress acf
wordpress-maintenance | WordPress Maintenance | dev | wp maintenance, wordpress support, wordpress updates, wordpress care plans
wix | Wix | web nocode | wix website, wix.com, wix expert, wix websites, wixx
wix-studio | Wix Studio | web nocode | editor x, editorx, wixstudio, wix editor x
velo-by-wix | Velo by Wix | code nocode | velo, wix velo, wix code, corvid by wix, wix corvid
squarespace | Squarespace | web nocode | square space, squarespace design, squarspace, square-space, squarespace designer, squarespace website
weebly | Weebly | web nocode | weebly website, webly, weebly design, weeble
drupal | Drupal | dev | drupal 8, drupal cms, drupal developer, druple, drupal 10
joomla | Joomla | dev | joomla!, jomla, joomla cms, joomla developer
typo3 | TYPO3 | dev | typo 3, typo3 cms, typo-3, typo3 developer
craft-cms | Craft CMS | dev | craftcms, craft, craft cms developer, craft-cms development
contentful | Contentful | dev connect | contentful cms, content ful, contentfull, contentful headless
sanity | Sanity | dev connect | sanity.io, sanity cms, sanity studio, sanity io
strapi | Strapi | dev | strapi cms, strapi.io, strappi, strapi headless
prismic | Prismic | dev | prismic cms, prismic.io, prismic slices, prismatic cms
storyblok | Storyblok | dev | story block cms, storyblock, storyblok cms, story blok
directus | Directus | dev nocode | directus cms, direct us cms, directus headless, directus.io
payload-cms | Payload CMS | dev code | payload, payloadcms, payload headless cms, payload-cms developer
ghost | Ghost | dev | ghost cms, ghost blog, ghost.org, ghost theme
headless-cms | Headless CMS | dev connect | headless, headlesscms, headless website, jamstack cms, decoupled cms
jamstack | Jamstack | dev | jam stack, jam-stack, static sites, static site generator, static website
hugo | Hugo | dev | gohugo, hugo static site, hugo ssg, hugo themes
jekyll | Jekyll | dev | jekyll blog, jekyl, jekyll themes, jeckyll
eleventy | Eleventy | dev | 11ty, eleventy ssg, 11-ty, elevnty
kirby | Kirby | dev | kirby cms, getkirby, kirbycms, kirby developer
statamic | Statamic | dev | statamic cms, statmic, laravel statamic, statamic developer
umbraco | Umbraco | dev | umbraco cms, umbracco, umbraco developer, umbraco .net
sitecore | Sitecore | dev | site core, sitecore cms, sitecore developer, site-core
adobe-experience-manager | Adobe Experience Manager | dev | aem, adobe aem, aem developer, adobe experience cloud
hubspot-cms | HubSpot CMS | dev ads | hubspot website, hubspot cms hub, hubspot content hub, hubspot theme development
duda | Duda | web nocode | duda website builder, dudamobile, duda websites, duda website
carrd | Carrd | web nocode | carrd.co, card.co, carrd website, carrd landing page
godaddy-website-builder | GoDaddy Website Builder | web nocode | godaddy, go daddy, godaddy website, go-daddy
content-management-systems | Content Management Systems | dev | cms, content management system, cms development, cms setup, cms website, content-management
website-builders | Website Builders | web nocode | website builder, site builder, websitebuilder, drag and drop websites
website-maintenance | Website Maintenance | dev | web maintenance, site maintenance, website support, website care, website updates, website maintainance
blog-setup | Blog Setup | dev | blog design, blog development, set up a blog, blog website, blogger setup
membership-websites | Membership Websites | dev connect nocode | membership site, membership website, member area, membership sites, members area
learning-management-systems | Learning Management Systems | dev nocode | lms, online course platform, learndash, lms development, e-learning platform
kajabi | Kajabi | nocode ads | kajabi website, kajabi course, kajabi expert, kajaby
teachable | Teachable | nocode | teachable course, teachable school, teachable setup, teachable lms
moodle | Moodle | dev | moodle lms, moodle developer, moodel, moodle theme
multilingual-websites | Multilingual Websites | dev web | multilingual website, multi language website, multilanguage website, website localization, website translation
`)
