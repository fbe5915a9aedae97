import { Fragment } from 'react'

/** A sentence of the contract: `code` and **bold** are all the Markdown that it has. */
export function ContractText({ text }: { text: string }) {
  return text.split(/(`[^`]*`|\*\*[^*]*\*\*)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    return <Fragment key={key}>{part}</Fragment>
  })
}
