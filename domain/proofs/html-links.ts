/** Elements whose content is text or hidden: what looks like a tag in them is not one. */
const RAW_ELEMENTS = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'template',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
])

const [SLASH, EQUALS, END] = [0x2f, 0x3d, 0x3e]

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d)
const isLetter = (code: number) => code >= 0x61 && code <= 0x7a
const isSpaceOrSlash = (code: number) => code === SLASH || isSpace(code)
const isInName = (code: number) => code !== END && !isSpaceOrSlash(code)
const isInAttributeName = (code: number) => code !== EQUALS && isInName(code)
const isInValue = (code: number) => code !== END && !isSpace(code)

type Attributes = Map<string, string>

/** References that programs write into addresses; pages have few others in them. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp));?/gi, (whole, hex?: string, decimal?: string) => {
    if (hex === undefined && decimal === undefined) return '&'
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Reads a page from its beginning to its end once, whatever is in it. */
class Scanner {
  private at = 0
  private readonly html: string
  /** For names of tags; of the same length. */
  private readonly lower: string

  constructor(html: string) {
    this.html = html
    this.lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  }

  private skipTo(text: string): void {
    const found = this.lower.indexOf(text, this.at)
    this.at = found < 0 ? this.html.length : found + text.length
  }

  /** Half a megabyte is read by codes in milliseconds, by characters in a tenth of a second. */
  private readWhile(test: (code: number) => boolean): string {
    const from = this.at
    while (this.at < this.html.length && test(this.lower.charCodeAt(this.at))) this.at += 1
    return this.lower.slice(from, this.at)
  }

  private readValue(): string {
    const quote = this.html.charAt(this.at)
    const from = this.at
    if (quote !== '"' && quote !== "'") {
      this.readWhile(isInValue)
      return this.html.slice(from, this.at)
    }
    this.at += 1
    this.skipTo(quote)
    return this.html.slice(from + 1, this.at - 1)
  }

  /**
   * Up to the end of the tag; undefined if the page ends before it, since an address may be cut off. Of an attribute that
   * is named twice, the first counts.
   */
  private readAttributes(): Attributes | undefined {
    const attributes: Attributes = new Map()
    for (;;) {
      this.readWhile(isSpaceOrSlash)
      if (this.at >= this.html.length) return undefined
      if (this.html.charAt(this.at) === '>') {
        this.at += 1
        return attributes
      }
      const name = this.html.charAt(this.at) === '=' ? this.readEquals() : this.readAttributeName()
      this.readWhile(isSpace)
      if (this.html.charAt(this.at) !== '=') {
        if (!attributes.has(name)) attributes.set(name, '')
        continue
      }
      this.at += 1
      this.readWhile(isSpace)
      const value = this.readValue()
      if (!attributes.has(name)) attributes.set(name, value)
    }
  }

  private readEquals(): string {
    this.at += 1
    return '='
  }

  private readAttributeName(): string {
    return this.readWhile(isInAttributeName)
  }

  /** The next tag that begins an element, with its attributes; undefined at the end of the page. */
  next(): { name: string; attributes: Attributes } | undefined {
    for (;;) {
      this.skipTo('<')
      if (this.at >= this.html.length) return undefined
      if (this.lower.startsWith('!--', this.at)) {
        this.skipTo('-->')
      } else if (!isLetter(this.lower.charCodeAt(this.at))) {
        if (/[!?/]/.test(this.lower.charAt(this.at))) this.skipTo('>')
      } else {
        const name = this.readWhile(isInName)
        const attributes = this.readAttributes()
        if (!attributes) return undefined
        if (RAW_ELEMENTS.has(name)) this.skipTo(`</${name}`)
        return { name, attributes }
      }
    }
  }
}

/** More than any page needs; references take long to decode. */
const MAX_LINKS = 100
const MAX_HREF = 500

/** R792: where the `a` and `link` elements of a page with `rel="me"` lead, as they are written. */
export function listRelMeLinks(html: string): string[] {
  const links: string[] = []
  const scanner = new Scanner(html)
  for (let tag = scanner.next(); tag && links.length < MAX_LINKS; tag = scanner.next()) {
    if (tag.name !== 'a' && tag.name !== 'link') continue
    const href = tag.attributes.get('href')
    const rel = tag.attributes.get('rel')?.toLowerCase().split(/\s+/) ?? []
    if (href !== undefined && href.length <= MAX_HREF && rel.includes('me')) links.push(decodeReferences(href).trim())
  }
  return links
}
