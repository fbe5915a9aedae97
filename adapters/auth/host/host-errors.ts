/** The site builder cannot be asked at the moment, or is not set up as it should be. */
export class HostUnreachable extends Error {}

/** The site builder said no, such as when somebody has pressed "cancel" there. */
export class HostDenied extends Error {
  readonly reason: string

  constructor(reason: string, cause: unknown) {
    super(`the site builder answered ${reason}`, { cause })
    this.reason = reason
  }
}

/** The site builder does not take our own credentials, so no sign-in can succeed here. */
export class HostClientRefused extends Error {}

/** R412: an unexpected answer; it opens no session. */
export class HostAnswerRefused extends Error {}
