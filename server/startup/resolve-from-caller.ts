import { resolve } from 'node:path'

/**
 * R640: a relative path on the command line belongs to the folder that the command was called from. npm and run.mjs start
 * commands in the project's folder, and pass on the caller's as INIT_CWD.
 */
export const resolveFromCaller = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path)
