import type { MessageChanges } from '#domain/messages/message.ts'

export type BulkAct = 'read' | 'unread' | 'archive' | 'unarchive' | 'spam' | 'not-spam' | 'delete' | 'restore'

/** What the inbox does to all that were chosen. */
export const BULK_MESSAGE_CHANGES: Record<BulkAct, MessageChanges> = {
  read: { read: true },
  unread: { read: false },
  archive: { archived: true },
  unarchive: { archived: false },
  spam: { spam: true },
  'not-spam': { spam: false },
  delete: { deleted: true },
  restore: { deleted: false },
}
