import sharp from 'sharp'

import { encodeUpload, type UploadJob } from './encode-upload.ts'

// Decodes what strangers sent, in a process of its own: whatever that does to it, the server goes on.

// A decode that still runs in a thread must not hold up the end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches this process too; the server finishes what is under way and then ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

sharp.concurrency(1)
sharp.cache(false)
// No decoder but these four can be reached, whatever a file says it is.
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
