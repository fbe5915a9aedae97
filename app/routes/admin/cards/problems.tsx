import { Notice } from '#app/ui/notice.tsx'

/** Why a card's form was refused, in that card: there are many on a page. */
export function Problems({ problems, className }: { problems: string[]; className: string }) {
  return (
    <div className={className}>
      <Notice tone="bad">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Notice>
    </div>
  )
}
