import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { demoWebsites } from './demo-websites.ts'
import { createWebsiteReader } from './website-reader.ts'

const asked: string[] = []
const server = http.createServer(({ headers, url }, response) => {
  asked.push(`${headers.host}${url}`)
  const inside = { location: 'http://127.0.0.1/' }
  if (url === '/inside') response.writeHead(302, inside).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

function read(address: string) {
  const { port } = server.address() as AddressInfo
  const reader = createWebsiteReader({ siteUrl: new URL('http://localhost:3000/') }, demoWebsites(port))
  return reader.fetchPage([new URL(address)])
}

test('R797c in the demo, names under .example are on this machine, without a DNS record', async () => {
  expect(await read('http://studio.example/')).toMatchObject({ ok: true, html: '<p>' })
  const { lookUpTxt } = demoWebsites(1)
  expect(await lookUpTxt?.('studio.example')).toEqual([])
  expect(asked).toEqual(['studio.example/'])
})

test('R797c all other addresses are checked, also after a redirect', async () => {
  asked.length = 0
  const { connectTo, resolve } = demoWebsites(1)
  const checked = { address: '93.184.215.14', family: 4 }
  for (const name of ['example.com', 'studio.example.com', 'example', 'studio.example.'])
    expect(connectTo?.(new URL(`http://${name}/`), checked)).toBeUndefined()
  expect(await resolve?.('127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }])
  for (const address of ['http://127.0.0.1/', 'http://[::1]/', 'http://studio.example/inside'])
    expect(await read(address)).toEqual({ ok: false, reason: 'unreachable' })
  expect(asked).toEqual(['studio.example/inside'])
})
