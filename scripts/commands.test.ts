import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBackupBucket } from '#adapters/backup/backup-bucket.ts'
import { openFakeBucket } from '#test/fake-bucket.ts'
import { makeExpert, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUN = join(ROOT, 'scripts/run.mjs')

let site: TestSite
let folder: string
beforeAll(async () => {
  site = await openTestSite()
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'guildhall-caller-')))
  mkdirSync(join(folder, 'data'))
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command in a folder, with nothing of npm's environment but what is given. */
function run(args: string[], { cwd, ...more }: { cwd: string } & Record<string, string>): Promise<string> {
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: 'smtp://localhost:1',
    AUTH_SECRET: 'a secret that only the tests use',
    ...more,
  }
  const [command = '', ...rest] = args
  return new Promise((resolve) => {
    execFile(command, rest, { cwd, env }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

test('R640 a relative path belongs to the folder that npm was called from', async () => {
  const inside = join(ROOT, 'docs')
  const output = await run(['npm', 'run', 'backup', '--', '../build-output/none.backup'], { cwd: inside })
  expect(output).toContain(`${join(ROOT, 'build-output/none.backup')} cannot be written`)

  const backup = await run(['npm', '--prefix', ROOT, 'run', 'backup', '--', 'site.backup'], { cwd: folder })
  expect(backup).toContain(`${join(folder, 'site.backup')}: `)
  expect(statSync(join(folder, 'site.backup')).mode & 0o777).toBe(0o600)
  expect(existsSync(join(ROOT, 'site.backup'))).toBe(false)
})

test('R640 or from which the command itself was started, whatever npm has left in the environment', async () => {
  const { email } = await makeUser(site.deps.db, { email: 'mover@example.test' })
  const away = { cwd: folder, INIT_CWD: '/' }
  await run([process.execPath, RUN, 'scripts/backup.ts', 'direct.backup'], away)
  expect(await run([process.execPath, RUN, 'scripts/restore.ts', 'direct.backup', '--check'], away)).toContain(
    'The backup is whole',
  )
  await run([process.execPath, RUN, 'scripts/admin.ts', 'export', email, 'mover.json'], away)
  expect(existsSync(join(folder, 'mover.json'))).toBe(true)
  expect(await run([process.execPath, RUN, 'scripts/migrate.ts', '--pending'], away)).toContain('Nothing is pending.')
  writeFileSync(join(folder, 'rules.json'), '{"topics": 7}')
  expect(await run([process.execPath, RUN, 'scripts/platform.ts', 'check', 'rules.json'], away)).toContain(
    join(folder, 'rules.json'),
  )
})

test('R650 a deleted profile is restored by the command, and a wrong line is refused', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'lost-by-mistake', name: 'Lost' })
  const command = (...args: string[]) =>
    run([process.execPath, RUN, `scripts/${args[0]}.ts`, ...args.slice(1)], { cwd: folder })
  await command('backup', 'with-profile.backup')
  await db.deleteFrom('profile').where('id', '=', profileId).execute()
  const wanted = ['restore', 'with-profile.backup', '--profile', '@lost-by-mistake']
  const tried = await command(...wanted, '--dry-run')
  expect(tried).toContain('@lost-by-mistake (Lost) would be restored for ')
  expect(tried).toContain('Nothing was written.')
  expect(await command(...wanted)).toContain('is restored for ')
  expect(await command(...wanted)).toContain('The profile is not deleted: it is @lost-by-mistake now.')
  for (const wrong of [['--check'], ['--send-mails'], ['--unknown'], ['other.backup']]) {
    expect(await command(...wanted, ...wrong)).toContain('Use: npm run restore')
  }
  expect(await command('restore', 'with-profile.backup', '--to', 'x@example.test')).toContain('Use: npm run restore')
})

test('R656, R657 a backup in the bucket is listed, checked and restored from, with its own key alone', async () => {
  const { db } = site.deps
  const fake = await openFakeBucket('offsite')
  const key = randomBytes(32)
  const settings = {
    cwd: folder,
    BACKUP_BUCKET: 'offsite',
    BACKUP_PREFIX: 'guildhall',
    BACKUP_KEY: key.toString('base64'),
    BACKUP_S3_ENDPOINT: fake.settings.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  }
  const command = (args: string[], more = {}) =>
    run([process.execPath, RUN, `scripts/${args[0]}.ts`, ...args.slice(1)], { ...settings, ...more })
  const name = 'guildhall-2026-11-18T02-23-00Z.backup.enc'
  try {
    const { profileId } = await makeExpert(db, { slug: 'in-the-bucket' })
    await command(['backup', 'plain.backup'])
    const bucket = openBackupBucket({ ...fake.settings, prefix: 'guildhall/', key })
    await bucket.put(name, createReadStream(join(folder, 'plain.backup')), 1)
    await db.deleteFrom('profile').where('id', '=', profileId).execute()

    expect(await command(['backup', '--list'])).toContain(`s3://offsite/guildhall/:\n  ${name}  `)
    const wrong = { BACKUP_KEY: randomBytes(32).toString('base64') }
    expect(await command(['restore', '--from-bucket', name], wrong)).toContain(`${name} was encrypted with another key`)
    expect(await command(['restore', '--from-bucket', 'none', '--check'])).toContain(
      'The bucket has no guildhall/none.',
    )
    expect(await command(['restore', `s3://other/${name}`, '--check'])).toContain('is not in the bucket that')
    expect(await command(['restore', `s3://offsite/guildhall/${name}`, '--check'])).toContain('The backup is whole')
    writeFileSync(join(folder, 'downloaded.enc'), fake.objects.get(`guildhall/${name}`) ?? '')
    expect(await command(['restore', 'downloaded.enc', '--check'])).toContain('The backup is whole')
    expect(await command(['restore', '--from-bucket', name, '--profile', 'in-the-bucket'])).toContain('is restored for')
    expect(await command(['restore', 'plain.backup', '--from-bucket', name])).toContain('Use: npm run restore')
    // Nothing that was decrypted is left.
    expect(readdirSync(join(folder, 'data')).filter((one) => one.startsWith('fetched'))).toEqual([])
  } finally {
    await fake.close()
  }
  expect(await command(['backup', '--list'])).toContain('BACKUP_BUCKET: the bucket cannot be read')
})
