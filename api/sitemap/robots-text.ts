import { basePathOf, siteRoot } from '#domain/site/site-url.ts'
import type { AiCrawlers } from '#use-cases/deps.ts'

/** Those that gather texts for models, or fetch pages for the answers of one, by the names that their makers publish. */
export const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'cohere-ai',
  'Diffbot',
  'DuckAssistBot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'MistralAI-User',
  'OAI-SearchBot',
  'omgili',
  'Perplexity-User',
  'PerplexityBot',
  'Timpibot',
  'YouBot',
]

/**
 * R304: nothing is closed to search engines here: a page that is not for them says noindex, and a crawler that may not fetch it
 * would never read that.
 */
export function robotsText({ siteUrl, aiCrawlers }: { siteUrl: URL; aiCrawlers: AiCrawlers }): string {
  const all = `${basePathOf(siteUrl)}/`
  return [
    'User-agent: *',
    `Allow: ${all}`,
    '',
    ...AI_CRAWLERS.map((agent) => `User-agent: ${agent}`),
    `${aiCrawlers === 'allow' ? 'Allow' : 'Disallow'}: ${all}`,
    '',
    `Sitemap: ${siteRoot(siteUrl)}/sitemap.xml`,
    '',
  ].join('\n')
}
