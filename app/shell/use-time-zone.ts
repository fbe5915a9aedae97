import { createContext, useContext } from 'react'

import { UTC } from '#domain/accounts/time-zone.ts'

/** R669: the zone of the account that reads the page; UTC without an account, or until the account sets another. */
export const TimeZoneContext = createContext<string>(UTC)

export const useTimeZone = (): string => useContext(TimeZoneContext)
