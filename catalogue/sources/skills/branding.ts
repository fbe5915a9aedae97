import { parseSkills } from './parse-skills.ts'

export const brandingSkills = parseSkills(`
branding | Branding | brand graphic | brand, brand design, brandin, branding design, corporate branding, brading, brand designer, re branding
brand-identity | Brand Identity | brand graphic | brand identity design, corporate identity, brandidentity, brand identities, brand identity designer, visual brand identity
brand-strategy | Brand Strategy | brand | brand strategist, branding strategy, brandstrategy, brand strategies, strategic branding
brand-guidelines | Brand Guidelines | brand graphic | brand guideline, brand guide, brand book, brand guides, brand style guide, brandbook
brand-positioning | Brand Positioning | brand | positioning, brand position, market positioning, brandpositioning
brand-messaging | Brand Messaging | brand | messaging, brand message, brand voice, tone of voice, brand story
brand-development | Brand Development | brand | brand building, branddevelopment, brand creation, develop a brand
brand-management | Brand Management | brand | brand manager, brand consulting, brand consultant, brandmanagement
brand-activation | Brand Activation | brand ads | brand experience, brand activations, experiential marketing, brandactivation
employer-branding | Employer Branding | brand | employer brand, employerbranding, employer branding strategy, talent branding
personal-branding | Personal Branding | brand ads | personal brand, personalbranding, personal brands, self branding
rebranding | Rebranding | brand | rebrand, re-branding, re-brand, brand refresh, brand redesign
visual-identity | Visual Identity | brand graphic | visual identity design, visual identities, visualidentity, visual idenity, visual identity system
logo-design | Logo Design | brand graphic | logo, logos, logo designer, logodesign, logo desing, logo designing, logo creation, logo desgin, logo designs
logo-animation | Logo Animation | motion brand | animated logo, animated logos, logo animations, logo intro, logo reveal
naming | Naming | brand | brand naming, business naming, name generation, company naming, product naming
taglines-and-slogans | Taglines & Slogans | brand ads | slogan, slogans, tagline, taglines, taglines and slogans
art-direction | Art Direction | brand graphic web | art director, artdirection, artistic direction, art-director, art directing
creative-direction | Creative Direction | brand graphic | creative director, creativedirection, creative lead, creative-director
creative-strategy | Creative Strategy | brand ads | creative strategist, creative planning, creativestrategy, creative concepts
campaign-design | Campaign Design | brand ads graphic | campaigns, campaign concept, ad campaign design, campaign creative
business-strategy | Business Strategy | brand | business strategist, business planning, business consulting, business consultant, businessstrategy
business-development | Business Development | brand ads | biz dev, bizdev, business developer, business devlopment, businessdevelopment
digital-strategy | Digital Strategy | brand ads | digital strategist, digital transformation, digitalstrategy, digital consulting, digital strategies
product-strategy | Product Strategy | brand web | product strategist, product consulting, productstrategy, product vision
market-research | Market Research | brand data | marketresearch, marketing research, market analysis, market reserch, customer research
customer-experience | Customer Experience | brand web | cx, customer experience design, cx design, customer-experience strategy
startup-branding | Startup Branding | brand | startup brand, start up branding, startup brand identity, branding for startups
color-theory | Color Theory | brand graphic | colour theory, color palette, color palettes, colour palette, color design
pitch-decks | Pitch Decks | brand graphic | pitch deck, pitchdeck, investor deck, pitch deck design, pitch desk, investor presentation
business-cards | Business Cards | brand graphic | business card, businesscard, visiting card, business card design, visiting cards
stationery-design | Stationery Design | brand graphic | stationery, stationary design, letterhead design, letterheads, letterhead
brand-photography | Brand Photography | photo brand | branding photography, brand photos, brand photographer, branding photos
packaging-design | Packaging Design | graphic brand | packaging, package design, packagedesign, packaging designer, label design, pakaging design, product packaging
project-management | Project Management | brand | project manager, pm, projectmanagement, project managment, project-manager
product-management | Product Management | brand web | product manager, product owner, productmanagement, product managment
agile | Agile | brand dev | scrum, agile methodology, agile scrum, scrum master, kanban
workshops-and-facilitation | Workshops & Facilitation | brand web | workshop, workshops, workshop facilitation, facilitation, facilitator
design-leadership | Design Leadership | brand web | design management, design manager, design lead, head of design, design director
mentoring-and-training | Mentoring & Training | brand | mentoring, mentor, design mentor, coaching for designers, webflow training, web design training
leadership | Leadership | brand | team leadership, team lead, leadership skills, team management, leader
communication-skills | Communication | brand | communication skills, comunication, communications, communication skill
creativity | Creativity | brand graphic | creative, creative thinking, creativ, creative skills
`)
