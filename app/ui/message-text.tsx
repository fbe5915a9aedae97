/** What somebody wrote, as they wrote it: plain text with its line breaks, and no links to press by mistake. */
export function MessageText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
}
