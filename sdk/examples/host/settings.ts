/** What the site builder has to know of Guildhall; start.ts gives both sides the same values. */
export type Settings = {
  port: number
  /** Our own address, as browsers and Guildhall reach us. */
  url: string
  dataDir: string
  guildhall: { url: string; token: string; webhookSecret: string }
  client: { id: string; secret: string }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: npm run example-host sets it.`)
  return value
}

export function readSettings(): Settings {
  const port = Number(required('BUILDER_PORT'))
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('BUILDER_PORT must be a port number.')
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir: required('BUILDER_DATA_DIR'),
    guildhall: {
      url: required('GUILDHALL_URL'),
      token: required('GUILDHALL_TOKEN'),
      webhookSecret: required('GUILDHALL_WEBHOOK_SECRET'),
    },
    client: { id: required('GUILDHALL_CLIENT_ID'), secret: required('GUILDHALL_CLIENT_SECRET') },
  }
}
