import { hkdfSync } from 'node:crypto'

/** What keys are used for; each purpose has its own key, so that learning one reveals nothing about the others. */
export type KeyPurpose = SignedPurpose | 'sessions' | 'known-devices' | 'uploads' | 'visitors' | 'backups'

/** What a signature is for; one for one purpose never passes for another. */
export type SignedPurpose =
  | 'confirm-message'
  | 'confirm-brief'
  | 'confirm-report'
  | 'statement'
  | 'brief'
  | 'conversation'
  | 'requests-link'
  | 'requests-session'
  | 'waiting'
  | 'contact-form'
  | 'inquiry-address'
  | 'digest'

export type Keyring = {
  /** The key for new signatures. */
  current(purpose: KeyPurpose): string
  /** The current key first, then those of the previous secrets, whose signatures remain valid. */
  all(purpose: KeyPurpose): [string, ...string[]]
  /** The raw secrets, newest first: links in old mails were signed with them, before keys were derived. */
  secrets: string[]
}

function derive(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `guildhall/${purpose}`, 32)).toString('base64url')
}

/** Derives every key of the site from AUTH_SECRET; AUTH_SECRET_PREVIOUS keeps old signatures valid after it changes. */
export function createKeyring({ secret, previous = [] }: { secret: string; previous?: string[] }): Keyring {
  const older = [...new Set(previous)].filter((one) => one !== secret)
  const current = (purpose: KeyPurpose) => derive(secret, purpose)
  return {
    current,
    all: (purpose) => [current(purpose), ...older.map((one) => derive(one, purpose))],
    secrets: [secret, ...older],
  }
}
