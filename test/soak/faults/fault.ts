import type { Answer, Kind } from './load.ts'
import type { FaultySite } from './site.ts'

/** What goes wrong, for how long; the load goes on before, meanwhile and after. */
export type Fault = {
  name: string
  seconds: number
  /** Whether reads from the database should go on. */
  readsGoOn?: boolean
  /** Whether writes should go on as well. */
  writesGoOn?: boolean
  /** What is asked for besides the usual. */
  also?: readonly Kind[]
  /** Of that, what needs the part that fails; its 503s name that part. */
  needs?: { kinds: readonly Kind[]; part: string }
  /** Where more than the database goes: the lines that both nodes may write. */
  logLines?: number
  /** Where something else than the database goes: the lines that both nodes have to write. */
  leastLogLines?: number
  /** Where more time is needed than for the database. */
  slowestMs?: number
  wholeMs?: number
  begin(): Promise<void> | void
  end?(): Promise<void> | void
  /** Looked at while it lasts; returns what is wrong. */
  meanwhile?(site: FaultySite): Promise<string[]>
  /** Looked at once all is over. */
  afterwards?(answers: Answer[]): Promise<string[]>
}
