import { setTimeout as sleep } from 'node:timers/promises'

import { StartError } from '#server/startup/start-error.ts'
import { openDatabaseLine } from '#test/database-line.ts'
import { openFakeBucket } from '#test/fake-bucket.ts'
import { openMailServer } from '#test/soak/mail-server.ts'

import type { Fault } from './fault.ts'
import { openOneDatabase } from './one-database.ts'
import type { FaultySite } from './site.ts'
import { upload } from './upload.ts'

/** A mail that was refused several times waits the longer. */
const MAIL_TIMEOUT_MS = 240_000

const FAILING = /^guildhall_mails\{[^}]*state="failing"[^}]*\} ([1-9]\d*)$/m

/** R362: the metric of mails that wait, on each node. */
async function nodesWithoutMetric({ nodes }: FaultySite): Promise<string[]> {
  const texts = await Promise.all(nodes.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()))
  return texts.flatMap((text, at) => (FAILING.test(text) ? [] : [`node ${at + 1} does not measure failing mails`]))
}

/** A bucket and a mail server, over lines that can fail, beside a database that does not. */
export async function openServices(folder: string) {
  const database = await openOneDatabase(folder)
  const bucket = await openFakeBucket()
  const mails = await openMailServer({ slowestMs: 20 })
  const [bucketLine, mailLine] = [
    await openDatabaseLine(bucket.settings.endpoint),
    await openDatabaseLine(mails.url),
  ] as const
  const goOn = { readsGoOn: true, writesGoOn: true, logLines: 4, leastLogLines: 4 }
  const ofBucket = {
    ...goOn,
    also: ['upload', 'picture'] as const,
    needs: { kinds: ['upload', 'picture'] as const, part: 'pictures' },
  }
  const faults: Fault[] = [
    {
      name: 'the bucket away for 20 s',
      seconds: 20,
      ...ofBucket,
      begin: () => bucketLine.become('refused'),
      end: () => bucketLine.become('open'),
    },
    {
      name: 'the bucket silent for 20 s',
      seconds: 20,
      ...ofBucket,
      // The first request finds out that it is away; the last one finds out that it is back.
      slowestMs: 10_000,
      wholeMs: 6000,
      begin: () => bucketLine.become('silent'),
      end: () => bucketLine.become('open'),
    },
    {
      name: 'the mail server down for a minute',
      seconds: 60,
      ...goOn,
      also: ['sign-up'],
      begin: () => mailLine.become('refused'),
      end: () => mailLine.become('open'),
      meanwhile: nodesWithoutMetric,
      async afterwards(answers) {
        const wanted = answers.flatMap(({ kind, status, text }) =>
          kind === 'sign-up' && status === 200 && text ? [text] : [],
        )
        const missing = () => {
          const arrived = new Set(mails.received.map(({ to }) => to))
          return wanted.filter((to) => !arrived.has(to)).length
        }
        for (const end = Date.now() + MAIL_TIMEOUT_MS; missing() > 0 && Date.now() < end;) await sleep(500)
        const twice = mails.received.length - new Set(mails.received.map(({ messageId }) => messageId)).size
        return [
          ...(missing() > 0 ? [`${missing()} of ${wanted.length} mails never came`] : []),
          ...(twice > 0 ? [`${twice} mails came twice`] : []),
          ...(wanted.length === 0 ? ['no mail was wanted'] : []),
        ]
      },
    },
  ]
  const { bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings
  return {
    ...database,
    faults,
    env: {
      ...database.env,
      S3_BUCKET: name,
      S3_ENDPOINT: new URL(bucketLine.url).origin,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SMTP_URL: mailLine.url,
    },
    /** There is a picture to ask for. */
    async standBefore({ nodes, cookie }: FaultySite) {
      const signal = AbortSignal.timeout(30_000)
      const { answer, picture } = await upload(nodes[0]?.origin ?? '', { headers: { cookie }, signal })
      if (!answer.ok) throw new StartError(`No picture could be stored: ${answer.status} ${await answer.text()}`)
      for (const node of nodes) node.picture = picture
    },
    async close() {
      mailLine.close()
      bucketLine.close()
      await mails.close()
      await bucket.close()
      await database.close()
    },
  }
}
