/** The latest of the moments that are known. */
export function latestDate(moments: (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
