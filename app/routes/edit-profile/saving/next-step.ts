import type { FormName } from '#app/routes/edit-profile/edit-field.ts'
import { type Tab, editorTabOrGeneral } from '#app/routes/edit-profile/tabs.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import type { RequirementName as Name } from '#domain/profiles/requirements/missing-requirements.ts'

/** A requirement of a profile, with its label and a link to meet it. */
export type Step = { name: Name; met: boolean; text: string; help: string; href: string | undefined }

/** Where a requirement is met; `field` is the input in the tab. */
const PLACES: Partial<Record<Name, { tab: Tab; field: FormName } | { href: string }>> = {
  verified: { href: addresses.verifyEmail },
  public: { tab: 'general', field: 'public' },
  portfolioHighlight: { tab: 'portfolio-highlight', field: 'highlight1' },
  avatar: { tab: 'general', field: 'picture' },
  skills: { tab: 'expert-details', field: 'skills' },
  location: { tab: 'general', field: 'city' },
}

/** Whose steps they are, and what the site builder is called. */
type Asked = { profile: Profile; platformName: string; t: PageTexts }

function titleOf(name: Name, t: PageTexts): string {
  const { days, sites, showcasedSites } = activePlatformRules().requirements
  if (name === 'accountAge') return t('requirements.title.accountAge', { days })
  if (name === 'publishedSite') return t('requirements.title.publishedSite', { sites })
  if (name === 'showcasedSite') return t('requirements.title.showcasedSite', { sites: showcasedSites })
  return t(`requirements.title.${name}`)
}

function helpOf(name: Name, { platformName, t }: Asked): string {
  const { sites, showcasedSites } = activePlatformRules().requirements
  if (name === 'publishedSite') return t('requirements.step.publishedSite', { sites, platformName })
  if (name === 'paidPlan') return t('requirements.step.paidPlan', { platformName })
  if (name === 'showcasedSite') return t('requirements.step.showcasedSite', { sites: showcasedSites, platformName })
  return t(`requirements.step.${name}`)
}

function hrefOf(name: Name, profile: Profile): string | undefined {
  const place = PLACES[name]
  if (!place || 'href' in place) return place?.href
  return `${addresses.editProfile(profile.slug, editorTabOrGeneral(profile, place.tab))}#edit-${place.field}`
}

function step(asked: Asked, { name, met }: { name: Name; met: boolean }): Step {
  return { name, met, text: titleOf(name, asked.t), help: helpOf(name, asked), href: hrefOf(name, asked.profile) }
}

export type Checklist = { public: Step[]; hirable: Step[] }

/** The requirements to be public and to be hirable, in the order in which an owner meets them. */
export function requirementChecklist(asked: Asked): Checklist {
  const { requirements } = asked.profile
  return {
    public: (requirements?.public ?? []).map((one) => step(asked, one)),
    hirable: (requirements?.hirable ?? []).map((one) => step(asked, one)),
  }
}

export function goPublicStep(asked: Asked): Step {
  return step(asked, { name: 'public', met: asked.profile.public })
}

/** First what the editor can set, then what only the site builder or time provides. */
const FIRST_TO_LAST: Name[] = [
  'location',
  'avatar',
  'skills',
  'verified',
  'publishedSite',
  'showcasedSite',
  'portfolioHighlight',
  'accountAge',
  'public',
  'paidPlan',
]

/** The next step; undefined when everything is done. */
export function nextRequirementStep(asked: Asked): { text: string; href: string | undefined } | undefined {
  const { profile } = asked
  const { status } = profile.expertsMetadata
  if (status === 'SUSPENDED' || profile.role !== 'OWNER') return undefined
  const steps = Object.values(requirementChecklist(asked)).flat()
  const open = [...steps, goPublicStep(asked)].filter(({ met }) => !met)
  const next = FIRST_TO_LAST.flatMap((name) => open.find((one) => one.name === name) ?? [])[0]
  if (next) return { text: next.help, href: next.href }
  if (status === 'ACTIVE') return undefined
  return {
    text: asked.t(`requirements.step.${status}`),
    href: addresses.editProfile(profile.slug, editorTabOrGeneral(profile, 'activate')),
  }
}
