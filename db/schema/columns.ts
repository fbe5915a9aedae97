import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A calendar day, read and written as `YYYY-MM-DD`. */
export type Day = string
