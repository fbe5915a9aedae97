const NAME = /^guildhall-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/

/** Sorted by name, nightly backups are sorted by time. */
export const nightlyBackupName = (date: Date) =>
  `guildhall-${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** R655: what the name of an encrypted backup ends in. */
export const ENCRYPTED_SUFFIX = '.enc'

/** The nightly backups among the names of objects, without their ending. */
export const encryptedNightlyNames = (names: string[]): string[] =>
  names
    .flatMap((name) => (name.endsWith(ENCRYPTED_SUFFIX) ? [name.slice(0, -ENCRYPTED_SUFFIX.length)] : []))
    .filter(isNightlyBackupName)

export const isNightlyBackupName = (name: string): boolean => NAME.test(name)

/** R376: all but the newest of our own names; other files in the directory are not ours to remove. */
export function expiredBackups(names: string[], keep: number): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep)
}

/** When the newest of them was begun. */
export function newestNightlyDate(names: string[]): Date | undefined {
  const [newest] = names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(-1)
  if (!newest) return undefined
  const [day = '', time = ''] = newest.slice('guildhall-'.length, -'Z.backup'.length).split('T')
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`)
}
