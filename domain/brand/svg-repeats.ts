/** Parts that are drawn again and again, each in the next, take a renderer minutes. */
const MOST_DRAWN = 5000

/** Which part of a drawing refers to which; the whole is the part without a name. */
export type SvgReferences = Map<string, string[]>

const TARGET = /url\(\s?['"]?#([^'")]+)/g

/** The parts that an attribute refers to. */
export function svgReferenceTargets(name: string, value: string): string[] {
  if (name.toLowerCase().endsWith('href')) return [value.slice(1)]
  return [...value.matchAll(TARGET)].map((found) => found[1] ?? '')
}

/** R482: how often parts are drawn in all; Infinity where one is drawn in itself. */
function countDrawn(references: SvgReferences): number {
  const counted = new Map<string, number>()
  const count = (part: string): number => {
    const known = counted.get(part)
    if (known !== undefined) return known
    counted.set(part, Infinity)
    const sum = (references.get(part) ?? []).reduce((total, target) => total + 1 + count(target), 0)
    counted.set(part, sum)
    return sum
  }
  return count('')
}

export const exceedsSvgRepeats = (references: SvgReferences): boolean => countDrawn(references) > MOST_DRAWN
