/** The exit code of a start that failed for a reason the operator can fix; see server/startup/run-main.ts. */
const REFUSED = 78

const PAUSES_S = { first: 1, longest: 30 }
/** A server that ran this long was healthy, which resets the pause. */
const HEALTHY_MS = 60_000

/**
 * Runs a program and, with `restarts`, starts it again whenever it exits unexpectedly, with exponential backoff. A start
 * that refuses is final, unless the server was open before: then its settings are valid, and the cause is temporary.
 */
export function keepRunning({ start, restarts, log, exit, pauses = PAUSES_S, healthyMs = HEALTHY_MS }) {
  let child
  let timer
  let opened = false
  let stopping = false
  let pause = pauses.first

  function end(code, signal) {
    child = undefined
    const isFinal = code === 0 || (code === REFUSED && !opened)
    if (!restarts || stopping || isFinal) return exit(signal || code === REFUSED ? 1 : code)
    log(`The server ended unexpectedly (${signal ?? `code ${code}`}); it is started again in ${pause} s.`)
    timer = setTimeout(run, pause * 1000)
    pause = Math.min(pause * 2, pauses.longest)
  }

  function run() {
    child = start()
    child.on('message', (message) => {
      if (message === 'open') opened = true
    })
    const healthy = setTimeout(() => (pause = pauses.first), healthyMs)
    child.on('exit', (code, signal) => {
      clearTimeout(healthy)
      end(code, signal)
    })
  }

  run()
  return {
    /** Stops the program, or the pause before its next start. */
    stop(signal) {
      stopping = true
      clearTimeout(timer)
      if (child) child.kill(signal)
      else exit(1)
    },
  }
}
