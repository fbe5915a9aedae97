/** The time to wait, in the unit that people would use. */
export function humanizeSeconds(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 90) return { unit: 'seconds', count: seconds }
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.ceil(minutes / 60) }
}
