/** A user's message as plain text with line breaks; addresses in it are deliberately not linked. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  )
}
