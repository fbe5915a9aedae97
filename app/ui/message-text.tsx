/** A user's message, in an unknown language, as plain text with line breaks; addresses in it are deliberately not linked. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" lang="" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  )
}
