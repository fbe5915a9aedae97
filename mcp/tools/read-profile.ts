import { z } from 'zod'

import * as addresses from '#domain/addresses.ts'
import { profileSchema } from '#domain/profiles/profile.ts'
import { defineTool, UNTRUSTED_TEXT_NOTICE } from '#mcp/tool.ts'

import { handleInput } from './handle.ts'

export const readProfile = defineTool({
  name: 'read_profile',
  title: 'Read a profile',
  description: `Reads the public profile of one expert: what they offer, their text about themselves, skills, place, languages, project minimum, availability, badges and showcased work. ${UNTRUSTED_TEXT_NOTICE}`,
  input: z.strictObject({ handle: handleInput }),
  output: profileSchema,
  async run({ client, origin }, { handle }) {
    const profile = await client.get('/v1/marketplace/profiles/{slug}', { params: { slug: handle } })
    const { slug, name, title, hirable } = profile
    const lines = [
      `${[name, title].filter(Boolean).join(' · ')}: ${origin}${addresses.profile(slug)}`,
      hirable ? 'Open for messages.' : 'Takes no messages at the moment.',
    ]
    return { text: lines.join('\n'), structured: profile }
  },
})
