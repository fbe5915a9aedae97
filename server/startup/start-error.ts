/** Something the person who starts us can mend: shown as one line, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
