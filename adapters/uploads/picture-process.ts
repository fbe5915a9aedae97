import sharp from 'sharp'

import { encodeUpload, type UploadJob } from './encode-upload.ts'

// Decodes untrusted files in a process of its own: whatever a file does to it, the server goes on.

// A decode that still runs in a thread must not delay the exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches this process too; the server finishes requests in flight and then ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

sharp.concurrency(1)
sharp.cache(false)
// Blocks every decoder but these four, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

process.on('message', async (job: UploadJob) => process.send?.(await encodeUpload(job)))
process.send?.('ready')
