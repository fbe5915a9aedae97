/** R790: what a TXT record says, before the code. */
const TXT_PREFIX = 'guildhall-verification='

export const txtRecordOf = (code: string): string => TXT_PREFIX + code

/** Name servers and their forms add quotation marks and spaces. */
const valueOf = (record: string) => record.trim().replace(/^"|"$/g, '').trim()

/** R790, R793: what the TXT records of a domain say about the profile with this code. */
export function judgeTxtRecords(records: string[], code: string): 'proven' | 'other_profile' | 'not_found' {
  const values = records.map(valueOf)
  if (values.includes(txtRecordOf(code))) return 'proven'
  return values.some((value) => value.startsWith(TXT_PREFIX)) ? 'other_profile' : 'not_found'
}
