/** Why a backup cannot be made or restored, in one sentence for the operator. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal'
  /** `busy`: another backup is being made. */
  readonly code: 'refused' | 'busy'

  constructor(message: string, code: 'refused' | 'busy' = 'refused') {
    super(message)
    this.code = code
  }
}
