/** R110: the tabs of the editor by role, in display order. */
export const EDIT_TABS = {
  user: ['general', 'expert-details', 'availability', 'portfolio-highlight', 'activate'],
  workspace: ['general', 'portfolio-highlight'],
  admin: ['general', 'portfolio-highlight', 'admin'],
} as const

export type EditTab = (typeof EDIT_TABS)[keyof typeof EDIT_TABS][number]
