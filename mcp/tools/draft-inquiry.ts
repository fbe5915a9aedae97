import { z } from 'zod'

import { openContactForm } from '#client/messages/messages.ts'
import { MAX_URL_BYTES, MESSAGE_LIMITS } from '#domain/limits.ts'
import { draftedInquiryAddress } from '#domain/messages/drafted-inquiry.ts'
import { PROJECT_START_CHOICES } from '#domain/messages/inquiry-hints.ts'
import { guestMessageSchema } from '#domain/messages/message.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'
import { defineTool, ToolError } from '#mcp/tool.ts'

import { handleInput } from './handle.ts'

const { subject, body } = guestMessageSchema.shape

const lengths = ({ min, max }: { min: number; max: number }) => ({ minLength: min, maxLength: max })

export const draftInquiry = defineTool({
  name: 'draft_inquiry',
  title: 'Draft a message to an expert',
  description:
    'Prepares a message to an expert and sends nothing: it answers with a link to the contact page with the texts filled in. Give that link to the person you work for; they read, change and send it themselves. Put no secrets into it: it is part of an address.',
  input: z.strictObject({
    handle: handleInput,
    subject: subject.meta({ ...lengths(MESSAGE_LIMITS.subject), description: 'One line.' }),
    message: body.meta({
      ...lengths(MESSAGE_LIMITS.body),
      description: 'What is needed, what there is already, and what would make it a success. Plain text.',
    }),
    service: z.enum(SERVICE_SLUGS).optional().describe('One of the services that the expert offers.'),
    timing: z.enum(PROJECT_START_CHOICES).optional(),
    budget: z
      .string()
      .optional()
      .meta({ maxLength: MESSAGE_LIMITS.hint, examples: ['4,000 USD'] }),
  }),
  output: z.object({
    url: z.string().describe('For a person to open: the contact page with the texts filled in.'),
    sent: z.literal(false).describe('Nothing was sent or stored.'),
  }),
  async run({ client, origin }, { handle, message, ...rest }) {
    const { slug, expertsMetadata } = await client.get('/v1/marketplace/profiles/{slug}', { params: { slug: handle } })
    // Whether anyone can write there at all.
    await openContactForm(client, slug)
    const { servicesOffered } = expertsMetadata
    if (rest.service && !servicesOffered.includes(rest.service)) {
      throw new ToolError(`This expert offers other services: ${servicesOffered.join(', ') || 'none are named'}.`)
    }
    const address = draftedInquiryAddress(slug, { ...rest, body: message })
    if (address.length > MAX_URL_BYTES.draft) {
      throw new ToolError(
        `The message is too long for a link, which may have ${MAX_URL_BYTES.draft} bytes and would have ${address.length}: shorten it. Letters other than a to z take up to nine bytes each.`,
      )
    }
    const url = origin + address
    return {
      text: `Nothing was sent. A person opens this link, reads the text and sends it:\n${url}`,
      structured: { url, sent: false },
    }
  },
})
