import type { MessageChanges } from '#domain/messages/message.ts'

export type BulkAct = 'read' | 'unread' | 'archive' | 'unarchive' | 'spam' | 'not-spam' | 'delete' | 'restore'

type Act = { label: string; changes: MessageChanges; done: (count: string) => string }

/** What the inbox does to all that were chosen, and what it says afterwards. */
export const BULK_ACTS: Record<BulkAct, Act> = {
  read: { label: 'Mark as read', changes: { read: true }, done: (count) => `${count} marked as read.` },
  unread: { label: 'Mark as unread', changes: { read: false }, done: (count) => `${count} marked as unread.` },
  archive: {
    label: 'Archive',
    changes: { archived: true },
    done: (count) => `${count} archived. What you began yourself stays in the inbox until you delete it.`,
  },
  unarchive: { label: 'Move to inbox', changes: { archived: false }, done: (count) => `${count} moved to the inbox.` },
  spam: {
    label: 'Mark as spam',
    changes: { spam: true },
    done: (count) => `${count} marked as spam. What you began yourself is not.`,
  },
  'not-spam': { label: 'Not spam', changes: { spam: false }, done: (count) => `${count} moved to the inbox.` },
  delete: {
    label: 'Delete',
    changes: { deleted: true },
    done: (count) =>
      `${count} deleted for you. The other side keeps theirs, and should they write again, it comes back.`,
  },
  restore: { label: 'Undo', changes: { deleted: false }, done: (count) => `${count} back in the inbox.` },
}
