import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readBackupFile } from '#adapters/backup/backup-reader.ts'
import { createBackupFile } from '#adapters/backup/backup-writer.ts'
import { openRestoreTarget } from '#db/backup/restore-target.ts'
import { applyMigration, migrate, listAppliedMigrations, readMigrations } from '#db/migrate.ts'
import { BACKUP_FORMAT, type BackupHead } from '#domain/backup/backup-format.ts'
import { makeUser } from '#test/make.ts'
import { onServer } from '#test/on-server.ts'
import { openBackupFolder, RELEASE } from '#test/sites/backup-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { checkBackup } from './check-backup.ts'

let site: TestSite
let whole: string
const folder = openBackupFolder()

beforeAll(async () => {
  site = await openTestSite()
  await makeUser(site.deps.db)
  whole = (await folder.backUp(site.databaseUrl)).file
})
afterAll(async () => {
  await site.close()
  await folder.close()
})

const isEmpty = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
  await client.end()
  return rowCount === 0
}

/** The same backup with entries changed, and digests that are right: by someone who knows the format. */
async function forge(change: (name: string, bytes: Buffer) => Buffer | undefined): Promise<string> {
  const file = folder.fileIn()
  const writer = await createBackupFile(file)
  for await (const { name, bytes } of readBackupFile(whole)) {
    const changed = change(name, bytes)
    if (changed) await writer.add(name, changed)
  }
  await writer.finish()
  return file
}

const forgeHead = (change: (head: BackupHead) => object) =>
  forge((name, bytes) =>
    name === 'head.json' ? Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString()) as BackupHead))) : bytes,
  )

test('R371 a backup has its name only when it is whole', async () => {
  const file = folder.fileIn()
  const writer = await createBackupFile(file)
  await writer.add('head.json', Buffer.alloc(10_000_000))
  expect(existsSync(file)).toBe(false)
  await writer.abandon()
  const left = readdirSync(folder.folder).filter((name) => name.endsWith('.part'))
  expect(left).toEqual([])
  // A run that fails in the middle leaves nothing, either.
  const report = () => {
    throw new Error('the power went')
  }
  await expect(folder.backUp(site.databaseUrl, { file, report })).rejects.toThrow('the power went')
  expect(readdirSync(folder.folder).filter((name) => file.includes(name))).toEqual([])
})

test('R371 a name that is taken, or a folder that is not there, is an error and no backup', async () => {
  const taken = folder.fileIn()
  writeFileSync(taken, 'precious')
  await expect(folder.backUp(site.databaseUrl, { file: taken })).rejects.toThrow('a backup never replaces another')
  expect(readFileSync(taken, 'utf8')).toBe('precious')
  expect(readdirSync(folder.folder).filter((name) => name.endsWith('.part'))).toEqual([])
  await expect(folder.backUp(site.databaseUrl, { file: '/nowhere/x.backup' })).rejects.toThrow('ENOENT')
})

test('R372 a byte that was altered anywhere is noticed before anything is written', async () => {
  const bytes = readFileSync(whole)
  const step = Math.floor(bytes.length / 60)
  // The first bytes say how to decompress: some of them may change without changing the result.
  const places = [1, 2, 3, 4, 5, 6, ...Array.from({ length: 61 }, (_, at) => at * step)]
  for (const at of places.filter((at) => at < bytes.length)) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 0x10
    const file = folder.fileIn()
    writeFileSync(file, altered)
    await expect(checkBackup(file, RELEASE), `byte ${at}`).rejects.toThrow(
      /is damaged, or was altered|is not a backup of Guildhall|is incomplete/,
    )
  }
})

test('R372 a file that is cut off anywhere, even at its last byte, is incomplete', async () => {
  const { length } = readFileSync(whole)
  for (const size of [0, 1, 3, 100, Math.floor(length / 2), length - 48, length - 1]) {
    const file = folder.fileIn()
    copyFileSync(whole, file)
    truncateSync(file, size)
    await expect(checkBackup(file, RELEASE), `${size} bytes`).rejects.toThrow(/is incomplete|is damaged/)
  }
})

test('R372 what follows the end, a foreign file, and no file at all are refused in one sentence', async () => {
  const longer = folder.fileIn()
  copyFileSync(whole, longer)
  appendFileSync(longer, 'more')
  await expect(checkBackup(longer, RELEASE)).rejects.toThrow(`${longer} is damaged, or was altered after it was made.`)
  const foreign = folder.fileIn()
  writeFileSync(foreign, 'PGDMP and so on, for as long as a header is')
  await expect(checkBackup(foreign, RELEASE)).rejects.toThrow(`${foreign} is not a backup of Guildhall.`)
  await expect(checkBackup('/nowhere', RELEASE)).rejects.toThrow('There is no file /nowhere.')
  await expect(checkBackup(folder.folder, RELEASE)).rejects.toThrow(`There is no file ${folder.folder}.`)
})

test('R372 entries that are missing, doubled, or lead elsewhere are refused, whatever the digest says', async () => {
  const files = [
    await forge((name, bytes) => (name.startsWith('tables/user/') ? undefined : bytes)),
    await forge((name, bytes) => (name.startsWith('tables/user/') ? Buffer.concat([bytes, bytes]) : bytes)),
    await forge((name, bytes) => (name === 'manifest.json' ? undefined : bytes)),
  ]
  const outside = folder.fileIn()
  const writer = await createBackupFile(outside)
  for await (const { name, bytes } of readBackupFile(whole)) {
    if (name === 'manifest.json') await writer.add('pictures/avatar/../../../x/96.webp', Buffer.from('x'))
    await writer.add(name, bytes)
  }
  await writer.finish()
  for (const file of [...files, outside]) await expect(checkBackup(file, RELEASE)).rejects.toThrow('is damaged')
})

test('R374 a backup of a newer release, by its format, schema or functions, is refused', async () => {
  const unknown = { name: '9999_later.sql', checksum: 'a'.repeat(64) }
  const later = [
    await forgeHead((head) => ({ ...head, version: BACKUP_FORMAT.version + 1, release: '9.0.0' })),
    await forgeHead((head) => ({ ...head, migrations: [...head.migrations, unknown], release: '9.0.0' })),
    await forgeHead((head) => ({
      ...head,
      functions: head.functions.map((one) => ({ ...one, version: 999 })),
      release: '9.0.0',
    })),
  ]
  for (const file of later) {
    await expect(checkBackup(file, RELEASE)).rejects.toThrow(
      'The backup was made by a newer release (9.0.0) than this one (1.2.3): restore it with that one.',
    )
  }
  const other = await forgeHead((head) => ({
    ...head,
    migrations: head.migrations.map((one) => ({ ...one, checksum: 'a'.repeat(64) })),
  }))
  await expect(checkBackup(other, RELEASE)).rejects.toThrow('it has another schema')
})

test('R374 a database that is not empty is left as it is', async () => {
  await expect(folder.restore(whole, site.databaseUrl)).rejects.toThrow('The database is not empty.')
  const url = await folder.emptyDatabase()
  await onServer(url, 'create table somebodys (id integer)')
  await expect(folder.restore(whole, url)).rejects.toThrow('The database is not empty.')
})

test('R373 a restore that fails in the middle leaves the database empty, and can be repeated', async () => {
  const url = await folder.emptyDatabase()
  const report = (line: string) => {
    if (line === 'comparing upload') throw new Error('the power went')
  }
  await expect(folder.restore(whole, url, { report })).rejects.toThrow('the power went')
  expect(await isEmpty(url)).toBe(true)
  await folder.restore(whole, url)
})

test('R373 rows that the schema refuses are not restored: a reference to a missing row, a row with a column too many', async () => {
  for (const [line, message] of [
    ['nobody\tnobody\towner\t2026-01-01\t\\N\n', 'violates foreign key constraint'],
    ['nobody\tnobody\towner\t2026-01-01\t\\N\tmore\n', 'extra data after last expected column'],
  ] as const) {
    const url = await folder.emptyDatabase()
    const target = await openRestoreTarget(url)
    const { head, manifest } = await checkBackup(whole, RELEASE)
    await target.createSchema(head)
    const filled = async () => {
      await target.write('workspace_member', Buffer.from(line))
      await target.finish(manifest, () => {})
    }
    await expect(filled()).rejects.toThrow(message)
    await target.close()
    expect(await isEmpty(url)).toBe(true)
  }
})

test('R373 no site opens on a database whose restore was broken off after its rows were written', async () => {
  const url = await folder.emptyDatabase()
  const backup = await checkBackup(whole, RELEASE)
  const target = await openRestoreTarget(url)
  await target.createSchema(backup.head)
  for await (const { name, bytes } of readBackupFile(whole)) {
    const [kind, table = ''] = name.split('/')
    if (kind === 'tables') await target.write(table, bytes)
  }
  await target.finish(backup.manifest, () => {})
  await target.commit()
  await target.close()
  await expect(migrate(url)).rejects.toThrow('The restore of a backup into this database was broken off.')
  await expect(folder.restore(whole, url)).rejects.toThrow('The database is not empty.')
})

test('R374 a backup of an older release is migrated to this one', async () => {
  const url = await folder.emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await listAppliedMigrations(client)
  for (const migration of readMigrations().filter(({ name }) => name < '0020')) {
    await client.query('begin')
    await applyMigration(client, migration)
    await client.query('commit')
  }
  await client.query(
    `insert into "user" (id, name, email, email_verified) values ('old', 'Old', 'old@example.test', true)`,
  )
  await client.end()
  const { file, manifest } = await folder.backUp(url)
  expect(Object.keys(manifest.tables)).not.toContain('account_token')
  const target = await folder.emptyDatabase()
  const { migrations } = await folder.restore(file, target)
  expect(migrations[0]).toBe('0020_account_links.sql')
  expect(migrations.at(-1)).toBe(RELEASE.migrations.at(-1)?.name)
  const restored = await openTestSite({ databaseUrl: target })
  try {
    const users = await restored.deps.db.selectFrom('user').select(['id', 'email_verified_at']).execute()
    expect(users).toEqual([{ id: 'old', email_verified_at: expect.any(Date) }])
  } finally {
    await restored.close()
  }
})
