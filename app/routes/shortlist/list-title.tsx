import { useTexts } from '#app/shell/use-texts.ts'

/** The heading, with the number of experts unless the list is empty. */
export function ListTitle({ kind, count }: { kind: 'own' | 'shared'; count: number }) {
  const t = useTexts()
  return (
    <h1 className="text-title">
      {count === 0
        ? t(`shortlist.${kind}.title`)
        : t.rich(`shortlist.${kind}.titleCount`, {
            count,
            number: (figure) => <span className="ml-1 text-ink-soft">{figure}</span>,
            unit: (words) => <span className="sr-only">{words}</span>,
          })}
    </h1>
  )
}
