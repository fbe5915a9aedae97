import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js'

/** Creating a formatter takes a hundred times as long as using it. */
function perLanguage<Format>(create: (language: string) => Format): (language: string) => Format {
  const created = new Map<string, Format>()
  return (language) => {
    const format = created.get(language) ?? create(language)
    created.set(language, format)
    return format
  }
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language))
const cardinals = perLanguage((language) => new Intl.PluralRules(language))
const ordinals = perLanguage((language) => new Intl.PluralRules(language, { type: 'ordinal' }))

type Values = Record<string, unknown>
type Elements = readonly MessageFormatElement[]

function valueOf(values: Values, name: string): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`The message needs a value for ${name}.`)
  return value
}

function pluralOption(
  language: string,
  { options, pluralType }: PluralElement,
  { value, rest }: Record<string, number>,
) {
  const rules = pluralType === 'ordinal' ? ordinals : cardinals
  return options[`=${value}`] ?? options[rules(language).select(rest ?? 0)] ?? options['other']
}

/**
 * What a parsed message says, in parts: its tags are called with their content, and become whatever they return. The
 * formatter of FormatJS does the same, in 34 kB that each page that hydrates would send.
 */
export function formatMessage<Node>(language: string, message: Elements, values: Values): (string | Node)[] {
  /** `count` is what `#` stands for. */
  function partsOf(element: MessageFormatElement, count: number | undefined): (string | Node)[] {
    switch (element.type) {
      case TYPE.literal:
        return [element.value]
      case TYPE.argument:
        return [String(valueOf(values, element.value))]
      case TYPE.number:
        return [numbers(language).format(Number(valueOf(values, element.value)))]
      case TYPE.pound:
        return [numbers(language).format(count ?? 0)]
      case TYPE.select: {
        const { options } = element
        return join((options[String(valueOf(values, element.value))] ?? options['other'])?.value ?? [], count)
      }
      case TYPE.plural: {
        const value = Number(valueOf(values, element.value))
        const rest = value - (element.offset || 0)
        return join(pluralOption(language, element, { value, rest })?.value ?? [], rest)
      }
      case TYPE.tag: {
        const tag = valueOf(values, element.value) as (content: (string | Node)[]) => Node
        return [tag(join(element.children, count))]
      }
      default:
        throw new Error('Format dates in the reader’s time zone, and pass them as text.')
    }
  }
  /** Adjacent texts are one part. */
  function join(elements: Elements, count: number | undefined): (string | Node)[] {
    const parts: (string | Node)[] = []
    for (const part of elements.flatMap((element) => partsOf(element, count))) {
      const last = parts.at(-1)
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
      else parts.push(part)
    }
    return parts
  }
  return join(message, undefined)
}
