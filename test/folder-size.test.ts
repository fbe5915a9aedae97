import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const MOST = 22
/** Made by tools, or lists of data by design: they are not browsed by name. */
const UNCOUNTED =
  /^(?:node_modules|build|docs|public|db\/migrations|catalogue\/(?:data|sources)|demo\/experts|screenshots|locales\/[a-z-]+)(?:\/|$)/

function foldersIn(parent: string): string[] {
  const folders = readdirSync(parent || '.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => (parent ? `${parent}/${name}` : name))
    .filter((path) => !UNCOUNTED.test(path))
  return folders.flatMap((path) => [path, ...foldersIn(path)])
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.includes('.test.'))

test(`no folder has more than ${MOST} files directly in it, tests aside`, () => {
  const full = foldersIn('')
    .map((folder) => ({ folder, files: filesIn(folder).length }))
    .filter(({ files }) => files > MOST)
    .map(
      ({ folder, files }) => `${folder}/ has ${files} files: move those that belong together to a folder of their own`,
    )
  expect(full).toEqual([])
})
