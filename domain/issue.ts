/**
 * What is wrong, as a code with parameters, so that clients choose their own words. `field` is a path as in `fields`.
 * Codes are those of failures, and of what a schema refuses.
 */
export type Issue = { code: string; params: Record<string, string | number>; field?: string }

export const createIssue = (code: string, params: Issue['params'] = {}, field?: string): Issue => ({
  code,
  params,
  ...(field !== undefined && { field }),
})

/** What a rule of ours refuses: a code that pages have words for (R763), and a sentence of the API. */
export type Problem = { code: ProblemCode; params?: Issue['params']; text: string }

/** Codes whose words need no parameters. */
export const PLAIN_ISSUE_CODES = [
  'required',
  'not_whole_number',
  'invalid_choice',
  'invalid_email',
  'invalid_day',
  'invalid_web_address',
  'invalid_handle',
  'invalid_domain',
  'invalid_profile_address',
  'own_site_address',
  'proof_exists',
  'reserved_handle',
  'unstorable_text',
  'turned_text',
  'several_lines',
  'hidden_characters',
  'too_many_accents',
  'styled_letters',
  'mixed_alphabets',
  'unknown_field',
  'unknown_language',
  'unknown_time_zone',
  'unknown_topic',
  'not_an_expert',
  'own_profile',
  'own_workspace',
  'not_contactable',
  'sender_blocked',
  'sent_too_fast',
  'form_expired',
  'hidden_field_filled',
  'same_email',
  'link_used',
  'easy_password',
  'profile_suspended',
  'foreign_highlight',
  'foreign_site',
  'not_a_picture',
  'picture_unreadable',
  'picture_damaged',
  'picture_not_uploaded',
  'file_empty',
  'file_missing',
  'file_too_large',
  'email_unconfirmed',
  'conversation_closed',
  'message_not_arrived',
  'sender_gone',
  'sender_blocked_by_you',
  'marked_as_spam',
  'profile_gone',
  'same_person',
  'hire_closed',
  'brief_withdrawn',
  'brief_closed',
] as const

/** Codes whose words have parameters. */
export const PARAMETER_ISSUE_CODES = [
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_big',
  'handle_changes',
  'too_many_replies',
  'picture_too_heavy',
  'picture_too_wide',
  'picture_too_many_pixels',
  'portrait_too_small',
  'portrait_part_too_small',
  'too_many_proofs',
  'too_many_files',
  'too_many_brief_files',
  'brief_file_empty',
  'brief_file_too_large',
  'brief_file_type',
] as const

export type PlainIssueCode = (typeof PLAIN_ISSUE_CODES)[number]
export type ParameterIssueCode = (typeof PARAMETER_ISSUE_CODES)[number]
export type ProblemCode = PlainIssueCode | ParameterIssueCode
