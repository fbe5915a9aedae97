/** How many entries a list has, on all of its pages. */
export function ListTotal({ text }: { text: string }) {
  return <p className="text-compact text-ink-soft tabular-nums">{text}</p>
}
