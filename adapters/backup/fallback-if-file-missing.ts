/**
 * For `catch`: the value for a file that is not there. Every other error is thrown on: a file that cannot be read is not
 * an absent one.
 */
export function fallbackIfFileMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
