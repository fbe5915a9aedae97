/**
 * R315, in the page: what people tap that is smaller than 44 pixels, described for a test's message. Links within a sentence are as
 * high as their line; a target may be larger than its element (the label of a checkbox, the card around its link).
 */
export function smallTargets(): string[] {
  const half = 44 / 2 - 1
  const isInSentence = (element: Element) => {
    const around = element.parentElement
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline' || !around) return false
    const others = [...around.childNodes].filter((node) => node !== element)
    return others.some((node) => /\p{L}{2}/u.test(node.textContent ?? ''))
  }
  const hits = (element: Element, x: number, y: number) => {
    const found = document.elementFromPoint(x, y)
    if (!found) return false
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return [element, ...labels].some((one) => one.contains(found))
  }
  const isLarge = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width >= 43.5 && height >= 43.5
  }
  const isSmall = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const label = element.closest('label')
    if (isLarge(element) || (label && isLarge(label))) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const reach = [
      [x, y - half],
      [x, y + half],
      [Math.max(0, x - half), y],
      [x + half, y],
    ] as const
    return !reach.every(([at, down]) => hits(element, at, down))
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches('.sr-only:not(:focus), [tabindex="-1"]')
  // Nothing behind a modal dialog can be tapped.
  const page = document.querySelector('dialog:modal') ?? document
  const targets = [...page.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
  return targets
    .filter(isShown)
    .filter((one) => !isInSentence(one) && isSmall(one))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
      return `${one.tagName} ${Math.round(width)}×${Math.round(height)} ${name.trim().slice(0, 40)}`
    })
}
