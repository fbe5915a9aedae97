import type { Tool } from './tool.ts'
import { compareExperts } from './tools/compare-experts.ts'
import { costGuide } from './tools/cost-guide.ts'
import { draftInquiry } from './tools/draft-inquiry.ts'
import { readProfile } from './tools/read-profile.ts'
import { searchExperts } from './tools/search-experts.ts'

export const ALL_TOOLS: Tool[] = [searchExperts, readProfile, compareExperts, costGuide, draftInquiry]
