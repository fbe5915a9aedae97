import { accessibilitySkills } from './accessibility.ts'
import { analyticsSkills } from './analytics.ts'
import { backEndSkills } from './back-end.ts'
import { brandingSkills } from './branding.ts'
import { cmsSkills } from './cms.ts'
import { ecommerceSkills } from './e-commerce.ts'
import { frontEndSkills } from './front-end.ts'
import { graphicDesignSkills } from './graphic-design.ts'
import { illustrationSkills } from './illustration.ts'
import { integrationSkills } from './integrations.ts'
import { marketingSkills } from './marketing.ts'
import { migrationSkills } from './migrations.ts'
import { motionSkills } from './motion.ts'
import { noCodeSkills } from './no-code.ts'
import { misspeltSkills, offTopicSkills } from './other.ts'
import type { SkillSource } from './parse-skills.ts'
import { photoVideoSkills } from './photo-video.ts'
import { seoSkills } from './seo.ts'
import { threeDSkills } from './three-d.ts'
import { webDesignSkills } from './web-design.ts'

export const allSkills: SkillSource[] = [
  ...webDesignSkills,
  ...frontEndSkills,
  ...backEndSkills,
  ...cmsSkills,
  ...noCodeSkills,
  ...ecommerceSkills,
  ...integrationSkills,
  ...seoSkills,
  ...marketingSkills,
  ...brandingSkills,
  ...graphicDesignSkills,
  ...illustrationSkills,
  ...motionSkills,
  ...threeDSkills,
  ...photoVideoSkills,
  ...analyticsSkills,
  ...migrationSkills,
  ...accessibilitySkills,
  ...misspeltSkills,
  ...offTopicSkills,
]
