import { totalmem } from 'node:os'

const MB = 1024 ** 2
const within = (least: number, wanted: number, most: number) =>
  `${Math.floor(Math.min(most, Math.max(least, wanted / MB)))}MB`

/**
 * PostgreSQL's own defaults are for a machine of 20 years ago. It shares this one with Node, so it takes a part of
 * its memory, and as much of the rest as the system keeps of files.
 */
export function tunedSettings(memory = totalmem()): Record<string, string> {
  return {
    shared_buffers: within(128, memory / 6, 8192),
    effective_cache_size: within(256, memory / 2, 65_536),
    work_mem: within(8, memory / 512, 64),
    maintenance_work_mem: within(64, memory / 32, 1024),
    // A bulk load would else stop to write everything down every few seconds.
    max_wal_size: within(1024, memory / 4, 8192),
    checkpoint_timeout: '15min',
    // Nobody follows this database from another machine, so indexes need not be written twice.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // R203: an error quotes what somebody has written. It comes back to us, and our own log has it without.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    // Disks have no arms any more, and compiling a query takes longer than any of ours.
    random_page_cost: '1.1',
    jit: 'off',
  }
}
