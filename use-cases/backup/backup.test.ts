import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { parseBackupEntryName } from '#domain/backup/entry-names.ts'
import { makeExpert, makeUser } from '#test/make.ts'
import { openBackupFolder } from '#test/sites/backup-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { writeFacetBitmaps } from '#use-cases/lists/counts/write-facet-bitmaps.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

const PICTURE = { width: 96, height: 96, bytes: randomBytes(5000) }
/** What COPY has to escape. */
const HOSTILE = 'tab\t newline\n return\r backslash \\. \\N quote " null-ish \\0 😀 العربية'
const MAIL = {
  kind: 'message' as const,
  to: 'reader@example.test',
  subject: 'Hello',
  text: 'Text',
  html: () => '<p>Text</p>',
}

let site: TestSite
const folder = openBackupFolder()

beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  for (const city of ['Paris', 'Lyon']) await makeExpert(db, { city, about: HOSTILE })
  const { userId } = await site.signUp('person@example.test')
  await queueMail(site.deps, db, MAIL)
  await site.deps.queue.send(db, 'rematch-profiles', {})
  await db
    .insertInto('upload')
    .values({
      key: 'a-picture',
      user_id: userId,
      purpose: 'avatar',
      content_type: 'image/png',
      size: 5000,
      state: 'used',
      public_url: '/media/avatar/a-picture/384.webp',
      width: 96,
      height: 96,
      expires_at: new Date('2027-01-01T00:00:00Z'),
    })
    .execute()
  await site.deps.pictures.put('avatar', 'a-picture', [PICTURE])
  await db
    .insertInto('brief')
    .values({
      id: 'a-brief',
      sender_key: 'x',
      request_hash: 'x',
      audience: '',
      budget: '',
      timing: '',
      examples: [],
      sent_at: null,
      silence_told_at: null,
      idempotency_key: null,
    })
    .execute()
  for (const [key, brief_id] of [
    ['a-file', 'a-brief'],
    ['a-lost-file', null],
  ] as const) {
    await db
      .insertInto('brief_file')
      .values({
        key,
        brief_id,
        name: 'plan.pdf',
        type: 'application/pdf',
        size: 5000,
        stored_at: new Date('2026-10-01T00:00:00Z'),
      })
      .execute()
    await site.deps.files.put(key, { bytes: PICTURE.bytes, type: 'application/pdf' })
  }
  writeFileSync(join(site.dataDir, 'terms.md'), '# Our terms')
  writeFileSync(join(site.dataDir, 'platform.json'), '{"topics": ["Advice"]}')
  writeFileSync(join(site.dataDir, 'auth-secret'), 'never to be seen in a backup')
})
afterAll(async () => {
  await site.close()
  await folder.close()
})

const backUp = () => folder.backUp(site.databaseUrl, { dataDir: site.dataDir })

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('R370 a restored site is the one that was backed up: rows, sequences, pictures, files, texts, and jobs', async () => {
  const { file, manifest } = await backUp()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(manifest.tables['profile']?.rows).toBe(2)
  const url = await folder.emptyDatabase()
  const { dataDir, pictures, files, migrations } = await folder.restore(file, url, { sendMails: true })
  expect(migrations).toEqual([])
  const again = await folder.backUp(url, { dataDir })
  expect(again.manifest).toEqual(manifest)
  expect(await pictures.read('avatar', 'a-picture', 96)).toEqual(PICTURE.bytes)
  expect(await files.read('a-file')).toEqual(PICTURE.bytes)
  expect(await files.read('a-lost-file')).toBeUndefined()
  expect(readFileSync(join(dataDir, 'terms.md'), 'utf8')).toBe('# Our terms')
  expect(readdirSync(dataDir).sort()).toEqual(['files', 'media', 'platform.json', 'terms.md'])
  // Triggers work again, and sequences go on where they were.
  const before = await query<{ most: number }>(url, 'select max(number) as most from expert_search')
  const restored = await openTestSite({ databaseUrl: url })
  try {
    await makeExpert(restored.deps.db, { slug: 'another-one' })
    const [user] = await restored.deps.db
      .selectFrom('user')
      .where('email', '=', 'person@example.test')
      .select('id')
      .execute()
    expect(user).toBeDefined()
  } finally {
    await restored.close()
  }
  expect(before).toHaveLength(1)
  expect(await migrate(url)).toEqual([])
})

test('R478 the brand and the rules are in a backup, wherever they are, and never replace others', async () => {
  const [brandDir, platformFile] = [join(folder.folder, 'look'), join(folder.folder, 'rules.json')]
  mkdirSync(join(brandDir, 'kept-out'), { recursive: true })
  const files = { 'brand.json': '{"name": "Hearth"}', 'logo.svg': '<svg/>', '.hidden': 'x' }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(brandDir, name), text)
  symlinkSync('/etc/hostname', join(brandDir, 'outside.txt'))
  symlinkSync('logo.svg', join(brandDir, 'icon.svg'))
  writeFileSync(platformFile, '{"topics": ["Elsewhere"]}')
  const { file, manifest } = await folder.backUp(site.databaseUrl, { dataDir: site.dataDir, brandDir, platformFile })
  expect(manifest.brand).toBe(3)

  const first = await folder.restore(file, await folder.emptyDatabase())
  expect(readdirSync(join(first.dataDir, 'brand')).sort()).toEqual(['brand.json', 'icon.svg', 'logo.svg'])
  expect(readFileSync(join(first.dataDir, 'brand', 'icon.svg'), 'utf8')).toBe('<svg/>')
  expect(readFileSync(join(first.dataDir, 'platform.json'), 'utf8')).toBe('{"topics": ["Elsewhere"]}')
  expect([first.left, readdirSync(first.dataDir).filter((name) => name.includes('restoring'))]).toEqual([[], []])

  const dataDir = join(folder.folder, 'has-its-own')
  mkdirSync(join(dataDir, 'brand'), { recursive: true })
  writeFileSync(join(dataDir, 'brand', 'brand.json'), '{}')
  writeFileSync(join(dataDir, 'platform.json'), '{}')
  const second = await folder.restore(file, await folder.emptyDatabase(), { dataDir })
  expect(second.left).toEqual(['platform.json', 'brand'])
  expect(readdirSync(join(dataDir, 'brand'))).toEqual(['brand.json'])
  expect(readFileSync(join(dataDir, 'platform.json'), 'utf8')).toBe('{}')

  const elsewhere = { platformFile: true, brand: true }
  const third = await folder.restore(file, await folder.emptyDatabase(), { elsewhere })
  expect([third.left, existsSync(join(third.dataDir, 'brand'))]).toEqual([['platform.json', 'brand'], false])
  expect(existsSync(join(third.dataDir, 'platform.json'))).toBe(false)
})

test('R527 what is there but cannot be read fails a backup, and nothing of it is left', async () => {
  const broken = join(folder.folder, 'broken')
  const [noFolder, endless] = [join(broken, 'no-folder'), join(broken, 'endless')]
  for (const path of [join(broken, 'platform.json'), endless]) mkdirSync(path, { recursive: true })
  writeFileSync(noFolder, 'a file')
  symlinkSync('logo.svg', join(endless, 'logo.svg'))
  const file = folder.fileIn()
  const backUp = (settings: object) => folder.backUp(site.databaseUrl, { dataDir: site.dataDir, file, ...settings })
  await expect(backUp({ platformFile: join(broken, 'platform.json') })).rejects.toThrow('EISDIR')
  await expect(backUp({ brandDir: noFolder })).rejects.toThrow('ENOTDIR')
  await expect(backUp({ brandDir: endless })).rejects.toThrow('ELOOP')
  expect(existsSync(file)).toBe(false)
  const absent = join(broken, 'absent')
  expect((await backUp({ brandDir: absent, platformFile: absent })).manifest).toMatchObject({ brand: 0 })
})

test('R478 a name in a backup leads nowhere but into the brand’s folder', () => {
  expect(parseBackupEntryName('brand/logo.svg')).toEqual({ kind: 'brand', name: 'logo.svg' })
  const wrong = ['brand/', 'brand/../x', 'brand/..', 'brand/a/b', 'brand/.x', 'brand//x', 'brand/a\\b', 'brand/a\0']
  for (const name of [...wrong, `brand/${'x'.repeat(95)}`])
    expect([name, parseBackupEntryName(name)]).toEqual([name, undefined])
})

test('R370 every constraint, index and trigger is back as it was', async () => {
  const { file } = await backUp()
  const url = await folder.emptyDatabase()
  await folder.restore(file, url)
  const objects = `
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as object
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace and prolang <> 13
    order by 1`
  const wanted = await query<{ object: string }>(site.databaseUrl, objects)
  expect(wanted.length).toBeGreaterThan(200)
  expect(await query(url, objects)).toEqual(wanted)
})

test('R370 no secret, no session, no sign-in in progress and no rate limit is in a backup', async () => {
  const { file, manifest } = await backUp()
  expect(Object.keys(manifest.tables)).not.toContain('session')
  expect(Object.keys(manifest.tables)).not.toContain('verification')
  expect(Object.keys(manifest.tables)).not.toContain('rate_limit')
  const url = await folder.emptyDatabase()
  const { dataDir } = await folder.restore(file, url)
  expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false)
  expect(await query(url, 'select 1 from session')).toEqual([])
})

test('R370 one moment: what is written meanwhile is in it with all its parts, or not at all', async () => {
  const { db } = site.deps
  const stop = new AbortController()
  let pairs = 0
  const writers = [1, 2, 3].map(async () => {
    while (!stop.signal.aborted) {
      await db.transaction().execute(async (transaction) => {
        const { id } = await makeUser(transaction, { name: 'Pair' })
        await transaction.insertInto('news_reader').values({ user_id: id }).execute()
      })
      pairs++
    }
  })
  const { file } = await backUp()
  stop.abort()
  await Promise.all(writers)
  expect(pairs).toBeGreaterThan(0)
  const url = await folder.emptyDatabase()
  await folder.restore(file, url)
  const [counted] = await query<{ users: string; readers: string }>(
    url,
    `select (select count(*) from "user" where name = 'Pair') as users,
       (select count(*) from news_reader join "user" on id = user_id where name = 'Pair') as readers`,
  )
  expect(counted?.users).toBe(counted?.readers)
  expect(Number(counted?.users)).toBeLessThan(pairs)
})

test('R370 the bitmaps of filters follow from the rows, and come out as they were', async () => {
  const bitmaps = 'select key, chunk, bits::text from facet_bits order by key, chunk'
  const ids = await site.deps.db.selectFrom('profile').select('id').execute()
  await refreshListings(
    site.deps,
    ids.map(({ id }) => id),
  )
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  const wanted = await query(site.databaseUrl, bitmaps)
  expect(wanted.length).toBeGreaterThan(0)
  const { file } = await backUp()
  const url = await folder.emptyDatabase()
  await folder.restore(file, url)
  expect(await query(url, 'select 1 from stale_bits')).toHaveLength(2)
  const { db, close } = openConnection(url)
  await writeFacetBitmaps({ db, catalogue: site.deps.catalogue }, { many: 1, few: 0 })
  await close()
  expect(await query(url, bitmaps)).toEqual(wanted)
})

test('R370 no column has a type that means something on one server only', async () => {
  const types = `'xid', 'xid8', 'cid', 'tid', 'oid', 'pg_lsn', 'pg_snapshot', 'txid_snapshot'`
  const found = await query(
    site.databaseUrl,
    `select table_name, column_name from information_schema.columns where table_schema = 'public'
       and table_name not in ('change_log', 'change_log_state', 'webhook_profile_change')
       and (udt_name in (${types}) or udt_name like 'reg%')`,
  )
  expect(found).toEqual([])
})

test('R375 mails that were waiting are not sent again, other jobs go on; the operator may say otherwise', async () => {
  const { file } = await backUp()
  const jobs = `select name, count(*)::integer from pgboss.job where name in ('send-mail', 'rematch-profiles')
    and state = 'created' group by name order by name`
  const quiet = await folder.emptyDatabase()
  expect((await folder.restore(file, quiet)).droppedMails).toBe(1)
  expect(await query(quiet, jobs)).toEqual([{ name: 'rematch-profiles', count: 1 }])
  expect(await query(quiet, 'select 1 from mail_outbox')).toEqual([])
  const moved = await folder.emptyDatabase()
  expect((await folder.restore(file, moved, { sendMails: true })).droppedMails).toBe(0)
  expect(await query(moved, jobs)).toEqual([
    { name: 'rematch-profiles', count: 1 },
    { name: 'send-mail', count: 1 },
  ])
  expect(await query(moved, 'select 1 from mail_outbox where sent_at is null')).toHaveLength(1)
})
