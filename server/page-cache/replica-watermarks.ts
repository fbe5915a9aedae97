/** A replica that is further behind is not used at all. */
const MAX_POSITIONS = 1000

/**
 * R390: the clock of the page store at which all changes up to a position of the primary's log had been received. So
 * a replica that has replayed up to a position shows everything as it was at that time, or later.
 */
export function createReplicaWatermarks() {
  const points: { clock: number; position: bigint }[] = []
  return {
    note(clock: number, position: bigint): void {
      if (points.at(-1)?.clock === clock) return
      points.push({ clock, position })
      if (points.length > MAX_POSITIONS) points.shift()
    },
    /** The latest time of which the replica shows all changes. */
    clockAt: (replayed: bigint): number | undefined => points.findLast(({ position }) => position <= replayed)?.clock,
    clear: () => void (points.length = 0),
  }
}
