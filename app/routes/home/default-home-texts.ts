import type { PageTexts } from '#app/shell/use-texts.ts'
import type { HomeTexts } from '#domain/brand/home-texts.ts'

/** The texts of the home page where a brand has none; the placeholders of the lead are those of brands. */
export function defaultHomeTexts(t: PageTexts): HomeTexts {
  return {
    tagline: t('home.tagline'),
    headline: t('home.headline'),
    lead: t('home.lead', { experts: '{{experts}}', platform: '{{platform}}' }),
    description: t('home.description'),
    steps: [
      { title: t('home.steps.look.title'), text: t('home.steps.look.text') },
      { title: t('home.steps.compare.title'), text: t('home.steps.compare.text') },
      { title: t('home.steps.talk.title'), text: t('home.steps.talk.text') },
    ],
    join: { heading: t('home.join.heading'), text: t('home.join.text'), button: t('home.join.button') },
  }
}
