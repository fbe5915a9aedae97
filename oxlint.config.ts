import { readdirSync } from 'node:fs'

import { defineConfig } from 'oxlint'

// Who may import whom. Arrows point down only; ARCHITECTURE.md draws the same table.
const layers: { folder: string; may: string[]; says: string }[] = [
  {
    folder: 'domain',
    may: [],
    says: 'domain/ is pure rules: no I/O, no clock, no other folder. Take what you need as an argument and let a use case pass it in.',
  },
  {
    folder: 'locales',
    may: [],
    says: 'locales/ holds the texts of the interface, and knows no other folder. Pass what a message needs as its arguments.',
  },
  {
    folder: 'catalogue',
    may: ['domain'],
    says: 'catalogue/ is static data and look-ups on top of domain/. Take tables and counts as arguments.',
  },
  {
    folder: 'db',
    may: ['domain'],
    says: 'db/ holds SQL and connections only. Rules belong in domain/, what the product does in use-cases/.',
  },
  {
    folder: 'adapters',
    may: ['domain', 'locales'],
    says: 'adapters/ speak to the outside world and know only domain/ (adapters/auth and adapters/queue also db/). Let a use case bring them together.',
  },
  {
    folder: 'use-cases',
    may: ['domain', 'catalogue', 'db', 'adapters'],
    says: 'use-cases/ stand below the front doors (app/, api/, jobs/) and never import them. Return a value and let the door present it.',
  },
  {
    folder: 'api',
    may: ['domain', 'use-cases', 'adapters/auth', 'locales'],
    says: 'api/ is a door: validate, call a use case, translate. Queries and adapters are reached through use-cases/.',
  },
  {
    folder: 'client',
    may: ['domain', 'locales'],
    says: 'client/ runs in the browser too: it knows domain/ and, by `import type`, the calls of api/; nothing else of the server.',
  },
  {
    folder: 'app',
    may: ['client', 'domain', 'locales'],
    says: 'Pages read and write only through client/, so that every rule and limit lives behind the API once. Add a call to api/ and a function to client/ instead.',
  },
  {
    folder: 'mcp',
    may: ['client', 'domain'],
    says: 'Tools for agents are a door like app/: they reach everything through client/, so that every rule and limit lives behind the API once.',
  },
  {
    folder: 'jobs',
    may: ['domain', 'use-cases'],
    says: 'jobs/ are a door like api/: call a use case, which reaches queries and adapters.',
  },
]

/** sdk/examples/ are for a platform's developers, who have nothing of ours but the client. */
const EXAMPLE_SAYS =
  'sdk/examples/ are what a platform builds: they know sdk/ and what docs/ promise, nothing else of ours.'

const folders = [
  'domain',
  'catalogue',
  'db',
  'adapters',
  'use-cases',
  'api',
  'client',
  'app',
  'locales',
  'mcp',
  'jobs',
  'server',
  'demo',
  'test',
]

/**
 * app/ may name the catalogue's types, client/ and mcp/ those of the API's calls, domain/ and use-cases/ those of texts
 * that they get as arguments; nothing of them is loaded.
 */
const TYPES_ONLY: Record<string, string> = {
  app: 'catalogue',
  client: 'api',
  mcp: 'api',
  domain: 'locales',
  'use-cases': 'locales',
}

const noClimbing = {
  regex: String.raw`^\.\./`,
  message: 'Use ./ inside a folder and the "imports" of package.json across folders (#domain/limits.ts).',
}

type Pattern = { regex: string; message: string; allowTypeImports?: boolean }
type ImportRule = { 'no-restricted-imports': ['error', { patterns: Pattern[] }] }

function mayImport(own: string, may: string[], says: string): ImportRule {
  const open = new Set([own, ...may])
  const closed = folders.filter((folder) => !open.has(folder))
  const patterns: Pattern[] = [noClimbing]
  for (const folder of closed) {
    const openParts = may
      .filter((entry) => entry.startsWith(`${folder}/`))
      .map((entry) => entry.slice(folder.length + 1))
    const closedParts = openParts.length > 0 ? readdirSync(folder).filter((part) => !openParts.includes(part)) : ['']
    const typesOnly = TYPES_ONLY[own] === folder
    for (const part of closedParts) {
      patterns.push({ regex: `^#${folder}/${part}`, message: says, ...(typesOnly && { allowTypeImports: true }) })
    }
  }
  return { 'no-restricted-imports': ['error', { patterns }] }
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'node', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['/build', '.react-router', '.data', 'catalogue/data', 'sdk/openapi.d.ts'],
  rules: {
    // Types, too: one that two files share gets a file of its own.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'node/no-process-env': 'error',
    // R180: what a form sends is bounded before anything else sees it.
    'no-restricted-properties': [
      'error',
      {
        property: 'formData',
        message: 'Read forms with readForm of app/read-form.ts, and say which fields they have.',
      },
      ...['json', 'text', 'blob', 'bytes', 'arrayBuffer'].map((property) => ({
        object: 'request',
        property,
        message: 'Bodies are read bounded: by readForm of app/read-form.ts, or behind api/bound-body.ts.',
      })),
    ],
    'no-console': 'error',
    'no-restricted-imports': ['error', { patterns: [noClimbing] }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // The JSX runtime is automatic; loops that await in order are meant to.
    'react/react-in-jsx-scope': 'off',
    // What a tag in a message becomes.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    // The specification's own field.
    'no-underscore-dangle': ['error', { allow: ['_id'] }],
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    ...layers.map(({ folder, may, says }) => ({
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: mayImport(folder, may, says),
    })),
    {
      files: ['adapters/auth/**/*.ts', 'adapters/queue/**/*.ts'],
      rules: mayImport(
        'adapters',
        ['domain', 'db', 'locales'],
        'adapters/auth and adapters/queue know domain/ and db/, nothing above.',
      ),
    },
    { files: ['sdk/examples/**/*.ts'], rules: mayImport('sdk', [], EXAMPLE_SAYS) },
    {
      files: ['**/*.test.{ts,tsx}', 'test/**/*.ts'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [noClimbing] }],
        'unicorn/consistent-function-scoping': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      files: ['domain/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'domain/ does no I/O.' },
          { name: 'process', message: 'domain/ does no I/O.' },
        ],
      },
    },
    {
      files: ['server/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              noClimbing,
              {
                regex: '^#demo/',
                message: 'Nothing of demo/ is loaded with DEMO=0: reach it by startup/load-demo.ts.',
              },
            ],
          },
        ],
      },
    },
    { files: ['server/startup/load-demo.ts', 'server/**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
    // Only server/startup/env.ts reads settings; command-line tools speak to a terminal.
    {
      files: [
        'server/startup/env.ts',
        'server/startup/resolve-from-caller.ts',
        'scripts/**',
        'test/**',
        'playwright.config.ts',
        'sdk/examples/host/{start,settings}.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['scripts/**', 'server/startup/progress.ts', 'test/bench/**', 'demo/**', 'sdk/examples/**'],
      rules: { 'no-console': 'off' },
    },
  ],
})
