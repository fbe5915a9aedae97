import type { PictureType } from '#domain/uploads/upload.ts'

/** What an upload was issued for. */
export type IssuedUpload = { key: string; userId: string; contentType: PictureType; size: number; expiresAt: Date }

export type UploadForm = { url: string; fields: Record<string, string> }

type Common = {
  /** The form by which a browser uploads the file. A relative URL is our own server's. */
  form(ticket: IssuedUpload): Promise<UploadForm>
  /** The uploaded file; undefined before there is one. Never reads more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Buffer | 'too_large' | undefined>
  remove(key: string): Promise<void>
}

/** Storage for uploads before they are checked: our own disk, or a bucket that browsers send to. */
export type IncomingUploads =
  | (Common & {
      kind: 'local'
      /** Whether these fields belong to the form that was issued for this ticket. */
      isFormOf(ticket: IssuedUpload, fields: Record<string, string>): boolean
      /** Writes the upload to disk, and deletes it when it is too large or ends in an error. */
      write(key: string, chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<'written' | 'too_large'>
    })
  | (Common & {
      kind: 'bucket'
      /** The origin that browsers upload to, for the content security policy. */
      origin: string
    })
