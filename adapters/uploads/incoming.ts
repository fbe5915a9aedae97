import type { PictureType } from '#domain/uploads/upload.ts'

/** What an upload was issued for. */
export type Ticket = { key: string; userId: string; contentType: PictureType; size: number; expiresAt: Date }

export type UploadForm = { url: string; fields: Record<string, string> }

type Common = {
  /** The form by which a browser sends the file. An address without an origin is our own. */
  form(ticket: Ticket): Promise<UploadForm>
  /** The file that came; undefined while there is none. Never reads more than so many bytes. */
  read(key: string, maxBytes: number): Promise<Buffer | 'too_large' | undefined>
  remove(key: string): Promise<void>
}

/** Where files wait until somebody looked into them: on our own disk, or in a bucket that browsers send to. */
export type Incoming =
  | (Common & {
      kind: 'local'
      /** Whether these are the fields of the form that was made for this ticket. */
      isFormOf(ticket: Ticket, fields: Record<string, string>): boolean
      /** Writes what comes to disk, and keeps nothing when it is too much or ends in an error. */
      write(key: string, chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<'written' | 'too_large'>
    })
  | (Common & {
      kind: 'bucket'
      /** Where browsers send files: pages must be allowed to. */
      origin: string
    })
