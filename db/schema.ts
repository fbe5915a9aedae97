import type { AccountTables } from './schema/accounts.ts'
import type { AdminTables } from './schema/admin.ts'
import type { CatalogueTables } from './schema/catalogue.ts'
import type { FollowingTables } from './schema/following.ts'
import type { HostTables } from './schema/host.ts'
import type { ListTables } from './schema/lists.ts'
import type { MailTables } from './schema/mail.ts'
import type { MessageTables } from './schema/messages.ts'
import type { ModerationTables } from './schema/moderation.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { ProfileTables } from './schema/profiles.ts'
import type { StatisticsTables } from './schema/statistics.ts'
import type { UploadTables } from './schema/uploads.ts'
import type { WebhookTables } from './schema/webhooks.ts'

/** Every table, in the rooms of the other floors. */
export type Database = AccountTables &
  ProfileTables &
  ListTables &
  MessageTables &
  FollowingTables &
  UploadTables &
  AdminTables &
  ModerationTables &
  HostTables &
  WebhookTables &
  CatalogueTables &
  PlatformTables &
  StatisticsTables &
  MailTables
