import { parseSkills, type SkillSource } from './parse-skills.ts'

/** Slugs that are misspelt, each with the skill that is meant. */
const meant: Record<string, string> = {
  'webiste-design': 'web-design',
  ecommmerce: 'e-commerce',
  'grapic-design': 'graphic-design',
  photograpy: 'photography',
  'ilustration-design': 'illustration',
  copyrighting: 'copywriting',
  'brand-stratergy': 'brand-strategy',
  'wordpress-develpment': 'wordpress',
  'artifical-inteligence': 'artificial-intelligence',
}

/**
 * Kept as data, as the specification asks: profiles and links already use them. They are called by names that are spelt
 * right, and shown as the skill that is meant.
 */
export const misspeltSkills: SkillSource[] = parseSkills(`
webiste-design | Website Design | web | webiste, webiste designer, webiste desgin, webiste designing
ecommmerce | E-commerce | shop | e-commmerce, ecommmerce website, ecommmerce store, ecommmerce development
grapic-design | Graphic Design | graphic | grapic, grapics design, grapic designer, grapic desing
photograpy | Photography | photo | photograpy services, photograpyer, product photograpy, wedding photograpy
ilustration-design | Illustration Design | illus | ilustration designer, ilustration art, ilustrations design, digital ilustrations
copyrighting | Copywriting | ads brand | copy righting, copyrighter, web copyrighting, copyrighting services
brand-stratergy | Brand Strategy | brand | stratergy, brand stratagy, branding stratergy, brand stratergist
wordpress-develpment | WordPress Development | dev | wordpress develpment services, wordpress develper, wp develpment, word press develpment
artifical-inteligence | Artificial Intelligence | data | artifical intelligence, artificial inteligance, artifical inteligence developer, artifical intellegence
`).map((skill) => ({ ...skill, means: meant[skill.slug] ?? '' }))

/** What people type into a skills field besides skills for website work. Their pages are offered nowhere. */
export const offTopicSkills: SkillSource[] = parseSkills(`
virtual-assistance | Virtual Assistance | ads data | virtual assistant, va, virtual assistants, virtual assistent, virtual admin
customer-service | Customer Service | ads | customer support, customer care, customerservice, customer services, client support
administrative-support | Administrative Support | data | admin support, administration, office administration, administrative assistant, office work
bookkeeping | Bookkeeping | data | book keeping, bookkeeper, accounting, accountant, book-keeping
human-resources | Human Resources | brand | hr, hr management, recruitment, recruiting, human resource
sales | Sales | ads | selling, sales management, sales strategy, salesman, sales rep
public-speaking | Public Speaking | brand | publicspeaking, keynote speaker, speaker, public speeker
teaching | Teaching | brand | teacher, tutoring, tutor, online teaching, teachings
microsoft-word | Microsoft Word | graphic | ms word, word document, word formatting, microsoft word templates
microsoft-office | Microsoft Office | data | ms office, office suite, microsoft office suite, msoffice
problem-solving | Problem Solving | brand | problem solver, problemsolving, problem-solving skills, problem solveing
teamwork | Teamwork | brand | team work, team player, team-work, collaboration
time-management | Time Management | brand | timemanagement, time managment, deadline management, time-management skills
real-estate | Real Estate | ads web | realestate, real estate website, real estate marketing, realtor website, real-estate agent
fitness-coaching | Fitness Coaching | ads | fitness, personal trainer, fitness coach, gym, fitness trainer
life-coaching | Life Coaching | ads brand | life coach, coaching, lifecoaching, mindset coach
yoga | Yoga | ads | yoga teacher, yoga classes, yoga instructor, yogaa
astrology | Astrology | ads | astrologer, horoscope, horoscopes, vastu consultant, best astrologer
event-planning | Event Planning | ads brand | event planner, event management, events, wedding planning, event organizer
travel-agency | Travel Agency | ads | travel agent, tour packages, travel, tours and travels
cleaning-services | Cleaning Services | ads | cleaning, house cleaning, carpet cleaning, cleaning company
plumbing | Plumbing | ads | plumber, plumbers, emergency plumber, plumbing services
roofing | Roofing | ads | roofer, roof repair, roofing contractor, roofing company
moving-services | Moving Services | ads | movers, packers and movers, moving company, removalists
pest-control | Pest Control | ads | pest control services, pestcontrol, termite control, exterminator
car-rental | Car Rental | ads | rent a car, car hire, carrental, taxi service
forex-trading | Forex Trading | data ads | forex, trading, stock trading, crypto trading, fx trading
online-casino | Online Casino | ads | casino, slot online, betting, slots, judi online
essay-writing | Essay Writing | ads | essay writer, essays, assignment help, essay writing service
buy-instagram-followers | Buy Instagram Followers | ads | instagram followers, buy followers, get followers, followers, free followers
weight-loss-supplements | Weight Loss Supplements | ads | weight loss, supplements, keto gummies, keto, diet pills
cooking | Cooking | photo | chef, cook, recipes, baking, cookery
dance | Dance | photo | dancing, dancer, choreography, dance teacher
gaming | Gaming | code | gamer, video games, games, game streaming, esports
reading | Reading | brand | books, reading books, book lover, reader
`).map((skill) => ({ ...skill, offTopic: true as const }))
