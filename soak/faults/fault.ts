/** What goes wrong, for how long; the load goes on before, meanwhile and after. */
export type Fault = {
  name: string
  seconds: number
  /** Whether reads from the database should go on. */
  readsGoOn?: boolean
  /** Whether writes should go on as well. */
  writesGoOn?: boolean
  /** Where more than the database goes: the lines that both nodes may write. */
  logLines?: number
  begin(): Promise<void> | void
  end?(): Promise<void> | void
}
