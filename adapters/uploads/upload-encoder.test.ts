import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { afterEach, expect, test } from 'vitest'

import { residentBytes } from '#adapters/resident-memory.ts'
import { PICTURE_PROCESS_LIMITS } from '#domain/limits/resource-limits.ts'
import { Overloaded } from '#domain/unavailable.ts'
import {
  makeEndlessPng,
  makeJpeg,
  makeLargeJpeg,
  makeLongAnimation,
  makeLyingAvif,
  makeMemoryBomb,
  readTinyAvif,
} from '#test/make-pictures.ts'

import { createUploadEncoder, type UploadEncoder } from './upload-encoder.ts'

const MB = 1024 * 1024
const AVATAR = { purpose: 'avatar', crop: undefined } as const

let encoder: UploadEncoder
let ends: string[]
afterEach(() => encoder.close())

/** With the real limits, except for the time, since the machine may have much else to do; one process for all. */
function open(limits: Partial<Record<keyof typeof PICTURE_PROCESS_LIMITS, number>> = {}): UploadEncoder {
  ends = []
  encoder = createUploadEncoder({
    onEnd: (why) => ends.push(why),
    limits: { ...PICTURE_PROCESS_LIMITS, restingBytes: PICTURE_PROCESS_LIMITS.residentBytes, seconds: 30, ...limits },
  })
  return encoder
}

/** The outcome of a file: `made`, or the message for its sender. */
async function send(file: Buffer): Promise<string> {
  const made = await encoder.encode(file, AVATAR)
  return made.ok ? 'made' : String(made.error.fields?.['file'])
}

/** A file of the process in /proc; empty where there is no /proc. */
function tell(file: string): string {
  return process.platform === 'linux' ? readFileSync(`/proc/${encoder.pid()}/${file}`, 'utf8') : ''
}

/** The most that the process ever held, in bytes. */
const peak = () => Number(/^VmHWM:\s*(\d+) kB$/m.exec(tell('status'))?.[1] ?? 0) * 1024

const isGone = async (pid: number) => !(await residentBytes(pid))

/** A process that has encoded a picture and is then suspended. */
async function openStopped(limits?: Parameters<typeof open>[0]): Promise<number> {
  open(limits)
  expect(await send(await makeJpeg())).toBe('made')
  const pid = encoder.pid() ?? 0
  process.kill(pid, 'SIGSTOP')
  return pid
}

test('R190 an AVIF of 49 megapixels is refused by its header, four at once too, and takes no memory', async () => {
  open()
  const four = await Promise.all(Array.from({ length: 4 }, () => send(readTinyAvif())))
  const says = 'This picture has more than 16 megapixels. Make it smaller or save it as a JPEG and try again.'
  expect(new Set(four)).toEqual(new Set([says]))
  expect(peak()).toBeLessThan(200 * MB)
  expect(ends).toEqual([])
})

test('R190 a false header gains nothing', async () => {
  open()
  expect(await send(makeLyingAvif())).toMatch(/damaged|could not be read/)
  expect(await send(makeEndlessPng())).toBe('made')
  expect(peak()).toBeLessThan(200 * MB)
})

test('R190 a JPEG of 50 megapixels is encoded in little memory, also when stored sideways', async () => {
  open()
  expect(await send(await makeLargeJpeg({ orientation: 6 }))).toBe('made')
  expect(peak()).toBeLessThan(200 * MB)
  // Its rows come in several passes: the decoder has to keep them all.
  expect(await send(await makeLargeJpeg({ progressive: true }))).toBe('made')
  expect(peak()).toBeLessThan(400 * MB)
  expect(ends).toEqual([])
})

test('R190 of a thousand frames one is decoded', async () => {
  open()
  expect((await encoder.encode(await makeLongAnimation(), { purpose: 'thumbnail' })).ok).toBe(true)
  expect(peak()).toBeLessThan(200 * MB)
})

test('R191 a process that takes too much memory is killed, and the next picture is encoded', async () => {
  open()
  expect(await send(makeMemoryBomb())).toBe('This picture could not be read. Save it as a JPEG, or choose another one.')
  expect(ends).toEqual(['it took too much memory'])
  expect(await send(await makeJpeg())).toBe('made')
})

test('R191 the limit of memory is what it was set to', async () => {
  open({ residentBytes: 200 * MB })
  expect(await send(await makeJpeg())).toBe('made')
  expect(await send(makeMemoryBomb())).toContain('could not be read')
  expect(ends).toEqual(['it took too much memory'])
  expect(await send(await makeJpeg())).toBe('made')
})

test('R191 a process that takes too long is killed, and the next picture is encoded', async () => {
  const pid = await openStopped({ seconds: 5 })
  expect(await send(await makeJpeg())).toContain('could not be read')
  expect([ends, await isGone(pid)]).toEqual([['it took too long'], true])
  expect(await send(await makeJpeg())).toBe('made')
})

test('R191 a process that is killed in the middle costs one picture; those that wait are encoded', async () => {
  const pid = await openStopped()
  const file = await makeJpeg()
  const three = [send(file), send(file), send(file)]
  process.kill(pid, 'SIGKILL')
  const [first, ...others] = await Promise.all(three)
  expect([first, others]).toEqual([expect.stringContaining('could not be read'), ['made', 'made']])
  expect(ends).toEqual(['it ended by itself (SIGKILL)'])
  expect(encoder.pid()).not.toBe(pid)
})

test('R191 one that holds on to memory, or has nothing to do, is ended', async () => {
  open({ restingBytes: MB })
  expect(await send(await makeJpeg())).toBe('made')
  expect(encoder.pid()).toBeUndefined()
  await encoder.close()
  open({ idleSeconds: 0 })
  expect(await send(await makeJpeg())).toBe('made')
  await expect.poll(() => encoder.pid()).toBeUndefined()
  expect(await send(await makeJpeg())).toBe('made')
  expect(ends).toEqual([])
})

test('R192 the queue is bounded; one more is told to try again, and there is room again afterwards', async () => {
  const pid = await openStopped({ waiting: 2 })
  const file = await makeJpeg()
  const three = [send(file), send(file), send(file)]
  await expect(send(file)).rejects.toThrow(Overloaded)
  process.kill(pid, 'SIGCONT')
  expect(await Promise.all(three)).toEqual(['made', 'made', 'made'])
  expect([await send(file), encoder.pid()]).toEqual(['made', pid])
})

test('R191 it has no secrets, and Ctrl-C is for the server to act upon', async () => {
  open()
  await send(await makeJpeg())
  const pid = encoder.pid() ?? 0
  const names = tell('environ')
    .split('\0')
    .map((entry) => entry.split('=')[0])
  for (const name of names) expect(name).toMatch(/^(?:MALLOC_\w+|NODE_CHANNEL_\w+|)$/)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(pid, signal)
  expect([await send(await makeJpeg()), encoder.pid()]).toEqual(['made', pid])
  await encoder.close()
  expect(await isGone(pid)).toBe(true)
})

test('R191 it ends with the server, in the middle of a picture too', async () => {
  open()
  const script = `
    import { readFileSync } from 'node:fs'
    import { createUploadEncoder } from ${JSON.stringify(new URL('./upload-encoder.ts', import.meta.url).href)}
    const encoder = createUploadEncoder({ onEnd() {} })
    const file = Buffer.from(process.argv[1], 'base64')
    await encoder.encode(file, { purpose: 'avatar', crop: undefined })
    console.log(encoder.pid())
    for (;;) await encoder.encode(file, { purpose: 'avatar', crop: undefined })`
  const file = (await makeJpeg()).toString('base64')
  const server = spawn(process.execPath, ['--input-type=module', '-e', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>((resolve) => server.stdout.once('data', (text) => resolve(Number(text))))
  expect(await isGone(pid)).toBe(false)
  server.kill('SIGKILL')
  await expect.poll(() => isGone(pid), { timeout: 20_000 }).toBe(true)
})

test('a script that encoded a picture ends by itself', async () => {
  open()
  const script = `
    import { createUploadEncoder } from ${JSON.stringify(new URL('./upload-encoder.ts', import.meta.url).href)}
    const encoder = createUploadEncoder({ onEnd() {} })
    const made = await encoder.encode(Buffer.from(process.argv[1], 'base64'), { purpose: 'avatar', crop: undefined })
    console.log(made.ok)
    if (process.argv[2]) await encoder.close()
    console.log('end')`
  const file = (await makeJpeg()).toString('base64')
  for (const closes of [[], ['closes']]) {
    const args = ['--input-type=module', '-e', script, file, ...closes]
    expect((await promisify(execFile)(process.execPath, args)).stdout).toBe('true\nend\n')
  }
})
