import type { Generated } from 'kysely'

import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'

import type { Day, Timestamp } from './columns.ts'

export type StatisticsTables = {
  analytics_event: {
    id: string
    name: AnalyticsEvent['name']
    properties: AnalyticsEvent['properties']
    user_id: string | null
    created_at: Timestamp
  }

  /** Events above the daily budget of their network (R521). */
  analytics_event_count: { day: Day; name: AnalyticsEvent['name']; events: number }

  profile_view: { profile_id: string; day: Day; visitor: string }
  profile_day: {
    profile_id: string
    day: Day
    views: Generated<number>
    likes: Generated<number>
    followers: Generated<number>
  }

  profile_source: { profile_id: string; day: Day; source: string; views: number }
  profile_shown: { profile_id: string; day: Day; source: string; shown: number }
  /** `''` stands for no skill, and for no known place. */
  funnel_day: {
    day: Day
    skill: string
    country_code: string
    city_slug: string
    shown: Generated<number>
    opened: Generated<number>
  }

  searched_word: { word: string; day: Day; searches: number; nobody: number }
}
