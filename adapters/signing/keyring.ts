import { hkdfSync } from 'node:crypto'

/** What we sign and hash; each has a key of its own, so whoever learns one learns nothing about the others. */
export type KeyPurpose = SignedPurpose | 'sessions' | 'known-devices' | 'uploads' | 'visitors'

/** What a signed text is good for; one kind never passes for another. */
export type SignedPurpose =
  | 'confirm-message'
  | 'confirm-report'
  | 'conversation'
  | 'contact-form'
  | 'inquiry-address'
  | 'digest'

export type Keyring = {
  /** The key that new signatures are made with. */
  current(purpose: KeyPurpose): string
  /** The current key first, then those of the previous secrets: whatever one of them signed still counts. */
  all(purpose: KeyPurpose): [string, ...string[]]
  /** The secrets as they are, newest first: mails sent before keys were derived carry links signed with them. */
  secrets: string[]
}

function derive(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `guildhall/${purpose}`, 32)).toString('base64url')
}

/** Every key of the site comes from AUTH_SECRET; AUTH_SECRET_PREVIOUS keeps old signatures good after it changes. */
export function createKeyring({ secret, previous = [] }: { secret: string; previous?: string[] }): Keyring {
  const older = [...new Set(previous)].filter((one) => one !== secret)
  const current = (purpose: KeyPurpose) => derive(secret, purpose)
  return {
    current,
    all: (purpose) => [current(purpose), ...older.map((one) => derive(one, purpose))],
    secrets: [secret, ...older],
  }
}
