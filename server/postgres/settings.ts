import { totalmem } from 'node:os'

const MB = 1024 ** 2
const within = (least: number, wanted: number, most: number) =>
  `${Math.floor(Math.min(most, Math.max(least, wanted / MB)))}MB`

/** What this machine has or, in a container, what that may use. */
const availableMemory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * PostgreSQL's defaults suit a machine of 20 years ago. It shares this one with Node, so it takes part of the memory
 * for itself and counts on the file cache for part of the rest.
 */
export function tunedSettings(memory = availableMemory()): Record<string, string> {
  return {
    shared_buffers: within(128, memory / 6, 8192),
    effective_cache_size: within(256, memory / 2, 65_536),
    work_mem: within(8, memory / 512, 64),
    maintenance_work_mem: within(64, memory / 32, 1024),
    // Otherwise a bulk load would run a checkpoint every few seconds.
    max_wal_size: within(1024, memory / 4, 8192),
    checkpoint_timeout: '15min',
    // There are no replicas, so index builds need not be written to the WAL.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // R203: PostgreSQL's own log would quote user input. The error also reaches us, and our log redacts it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    // SSDs have no seek time, and JIT compilation takes longer than any of our queries.
    random_page_cost: '1.1',
    jit: 'off',
  }
}
