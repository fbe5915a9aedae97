import type { BriefFileType } from '#domain/messages/brief/brief-file.ts'

/** Storage for files that only some may read (R343): nothing serves them but the API, after it has asked who reads. */
export type FileStore = {
  put(key: string, file: { bytes: Uint8Array; type: BriefFileType }): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(key: string): Promise<void>
}
