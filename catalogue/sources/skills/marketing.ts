import { parseSkills } from './parse-skills.ts'

export const marketingSkills = parseSkills(`
digital-marketing | Digital Marketing | ads | online marketing, internet marketing, digitalmarketing, digital marketer, digital marketting, digital-marketing expert, web marketing
marketing | Marketing | ads brand | marketer, marketting, markting, marketing services, marketing expert
marketing-strategy | Marketing Strategy | ads brand | marketing strategist, marketing plan, marketing consulting, marketing strategies, marketing consultant
growth-marketing | Growth Marketing | ads data | growth hacking, growth hacker, growth marketer, growthhacking, growth
performance-marketing | Performance Marketing | ads data | performance marketer, paid acquisition, performance ads, performancemarketing
email-marketing | Email Marketing | ads | e-mail marketing, emailmarketing, newsletter marketing, email campaigns, email marketer, e mail marketing, email markting
social-media-marketing | Social Media Marketing | ads | smm, social media, social marketing, socialmedia, social-media, social media marketer, social media maketing
social-media-management | Social Media Management | ads | social media manager, social media managment, smm manager, community social media, social media admin
social-media-design | Social Media Design | graphic ads | social media graphics, social media post design, social media posts, instagram post design, social media designer
social-media-strategy | Social Media Strategy | ads brand | social strategy, social media strategist, social media planning, social media strategies
content-marketing | Content Marketing | ads brand | contentmarketing, content marketer, content marketing strategy, content markting
content-strategy | Content Strategy | brand ads | content strategist, content planning, contentstrategy, content strategies
content-creation | Content Creation | ads brand photo | content creator, content, contentcreation, content production, create content
content-writing | Content Writing | ads brand seo | content writer, article writing, contentwriting, web content writing, article writer, content writting
copywriting | Copywriting | ads brand | copy writing, copywriter, web copy, copywritting, website copywriting, sales copy, copy-writing
blogging | Blogging | ads seo | blog writing, blogger, blog posts, blog writer, bloging, blog post writing
technical-writing | Technical Writing | brand code | technical writer, documentation, tech writing, technicalwriting, software documentation
editing-and-proofreading | Editing & Proofreading | brand | proofreading, proof reading, copy editing, proofreader, editing and proof reading, copyediting
storytelling | Storytelling | brand ads | story telling, brand storytelling, story-telling, storyteller
scriptwriting | Scriptwriting | photo brand | script writing, screenwriting, video scripts, scriptwriter, script writer
translation | Translation | brand | translator, translations, localization, localisation, transaltion
google-ads | Google Ads | ads | adwords, google adwords, ppc google, googleads, google ad, google advertising, google ads expert
facebook-ads | Facebook Ads | ads | fb ads, facebookads, facebook advertising, facebook ad, facebook ads manager, face book ads
meta-ads | Meta Ads | ads | meta advertising, meta business suite, metaads, meta ads manager, facebook and instagram ads
instagram-ads | Instagram Ads | ads | ig ads, instagram advertising, insta ads, instagramads, instagram ad
instagram-marketing | Instagram Marketing | ads | instagram, ig marketing, insta marketing, instagram growth, instagram management, intagram
facebook-marketing | Facebook Marketing | ads | facebook, fb marketing, facebook page, facebook page management, facebookmarketing
tiktok-ads | TikTok Ads | ads photo | tik tok ads, tiktokads, tiktok advertising, tik-tok ads
tiktok-marketing | TikTok Marketing | ads photo | tiktok, tik tok, tik tok marketing, tiktok content, tik-tok
linkedin-ads | LinkedIn Ads | ads | linked in ads, linkedin advertising, linkedinads, linkedin campaign manager
linkedin-marketing | LinkedIn Marketing | ads | linkedin, linked in, linkedin lead generation, linkedin outreach, linkedin profile optimization
pinterest-marketing | Pinterest Marketing | ads | pinterest, pinterest ads, pinterest manager, pintrest, pinterest management
twitter-marketing | X (Twitter) Marketing | ads | twitter, twitter marketing, x marketing, twitter ads, x ads
youtube-marketing | YouTube Marketing | ads photo | youtube, you tube, youtube ads, youtube channel management, youtube manager
snapchat-ads | Snapchat Ads | ads | snapchat, snap ads, snapchat advertising, snap chat ads
reddit-marketing | Reddit Marketing | ads | reddit, reddit ads, reddit promotion, redit marketing
microsoft-advertising | Microsoft Advertising | ads | bing ads, microsoft ads, bing advertising, bingads
amazon-ads | Amazon Ads | ads shop | amazon ppc, amazon advertising, amazon sponsored products, amazonads
ppc-advertising | PPC Advertising | ads | ppc, pay per click, pay-per-click, ppc campaigns, ppc management, p.p.c
search-engine-marketing | Search Engine Marketing | ads seo | sem, search marketing, paid search, search engine advertising, search ads
display-advertising | Display Advertising | ads graphic | display ads, banner ads, display ad, gdn, programmatic advertising
retargeting | Retargeting | ads data | remarketing, re-targeting, retargeting ads, remarketing ads, re targeting
media-buying | Media Buying | ads | media buyer, mediabuying, paid media, media planning, media buys
advertising | Advertising | ads brand | advertisement, ads, advertising campaigns, ad campaigns, advertizing, online advertising
lead-generation | Lead Generation | ads data | lead gen, leadgen, leads, leadgeneration, lead generating, b2b lead generation
sales-funnels | Sales Funnels | ads web | sales funnel, funnels, funnel design, marketing funnels, funnel building, salesfunnel
clickfunnels | ClickFunnels | ads nocode | click funnels, click funnel, click-funnels, clickfunnels 2.0
leadpages | Leadpages | ads nocode | lead pages, lead-pages, leadpages landing page, leadpage
unbounce | Unbounce | ads nocode | un bounce, unbounce landing page, unbounce landing pages, unbouce
instapage | Instapage | ads nocode | insta page, instapage landing page, insta-page, instapages
mailchimp | Mailchimp | ads connect | mail chimp, mailchip, mail-chimp, mailchimp campaigns, mailchimp expert
klaviyo | Klaviyo | ads shop connect | klavio, klaviyo email, klayvio, klaviyo flows, klaviyo expert
activecampaign | ActiveCampaign | ads connect | active campaign, active-campaign, activecampaign automation, active campaing
convertkit | Kit (ConvertKit) | ads connect | convertkit email, convert kit, kit.com, kit email marketing
brevo | Brevo | ads connect | sendinblue, send in blue, brevo email, brevo crm
constant-contact | Constant Contact | ads | constantcontact, constant contact email, constant-contact newsletter, constant contacts
marketo | Marketo | ads connect | adobe marketo, marketo engage, marketto, marketo automation
pardot | Pardot | ads connect | salesforce pardot, pardot automation, account engagement pardot, pardott
omnisend | Omnisend | ads shop | omni send, omnisend email, omni-send, omnisend automation
marketing-automation | Marketing Automation | ads connect | marketing automations, automated marketing, email automation, marketingautomation
sms-marketing | SMS Marketing | ads | text message marketing, sms campaigns, text marketing, smsmarketing
newsletters | Newsletters | ads | newsletter, news letter, newsletter writing, email newsletter, newsletter setup, substack, beehiiv
influencer-marketing | Influencer Marketing | ads | influencer, influencer outreach, influencers, influencer campaigns, influencermarketing
affiliate-marketing | Affiliate Marketing | ads | affiliate, affiliates, affiliate program, affilate marketing, affiliate marketer
community-management | Community Management | ads brand | community manager, online community, community building, community managment
public-relations | Public Relations | brand ads | pr, p.r., press relations, media relations, publicrelations
press-releases | Press Releases | brand ads | press release, press release writing, pressrelease, press kit
brand-marketing | Brand Marketing | brand ads | brand awareness, brand promotion, brandmarketing, brand campaigns
video-marketing | Video Marketing | ads photo | videomarketing, video ads, video advertising, video campaigns
podcast-marketing | Podcast Marketing | ads | podcast promotion, podcast ads, podcast growth, podcast audience growth
mobile-marketing | Mobile Marketing | ads | app marketing, mobile advertising, app promotion, mobilemarketing
inbound-marketing | Inbound Marketing | ads brand | inbound, inboundmarketing, in-bound marketing, inbound leads
account-based-marketing | Account-Based Marketing | ads data | abm, account based marketing, account-based marketing strategy, abm campaigns
b2b-marketing | B2B Marketing | ads brand | b2b, business to business marketing, b2b marketer, b to b marketing
product-marketing | Product Marketing | ads brand | product marketer, pmm, go to market strategy, go-to-market, productmarketing
product-launch | Product Launch | ads brand | product launches, launch strategy, product hunt launch, launch campaign
event-marketing | Event Marketing | ads | event promotion, eventmarketing, events marketing, webinar marketing
local-marketing | Local Marketing | ads | local business marketing, small business marketing, localmarketing, neighborhood marketing
customer-retention | Customer Retention | ads data | retention marketing, customer loyalty, loyalty programs, retention strategy
reputation-management | Reputation Management | ads seo | online reputation management, orm, review management, reputation managment
crowdfunding | Crowdfunding | ads brand | crowd funding, kickstarter, indiegogo, crowdfunding campaign, kickstarter campaign
cold-emailing | Cold Emailing | ads | cold email, cold outreach, cold emails, email outreach, cold-email campaigns
user-generated-content | User-Generated Content | ads photo | ugc, user generated content, ugc creator, ugc content, ugc videos
`)
