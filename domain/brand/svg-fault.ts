/** Shapes, colours and text: nothing that runs, links, moves or loads. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
  linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feMerge feMergeNode
  feFlood feComposite feBlend feColorMatrix feDropShadow`.split(/\s+/),
)

const MAX_DEPTH = 100

const NAME = /^[A-Za-z][\w:.-]*/
const ATTRIBUTE = /^\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/
/** Others could spell what is refused. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/

function styleFault(css: string): string | undefined {
  if (css.includes('\\') || css.includes('/*')) return 'has escapes or comments in its styles'
  if (/@import|@font-face|expression\s?\(|image-set|image\s?\(|src\s?\(/i.test(css))
    return 'loads something from its styles'
  return urlFault(css)
}

function urlFault(value: string): string | undefined {
  return /url\((?!\s?['"]?#)/i.test(value) ? 'refers to another file (url)' : undefined
}

function attributeFault(name: string, value: string): string | undefined {
  const bare = name.toLowerCase()
  if (bare.startsWith('on')) return `has a script (${name})`
  if (ENTITY.test(value)) return `has an entity in ${name}`
  if (bare === 'href' || bare.endsWith(':href')) {
    return value.startsWith('#') ? undefined : `refers to another file (${name})`
  }
  if (bare === 'src' || bare === 'xml:base') return `refers to another file (${name})`
  return bare === 'style' ? styleFault(value) : urlFault(value)
}

type Scan = { rest: string; fault?: string | undefined; open: string[] }

function skipTo(text: string, end: string): string | undefined {
  const at = text.indexOf(end)
  return at < 0 ? undefined : text.slice(at + end.length)
}

/** One tag at the start of the text. */
function readTag({ rest, open }: Scan): Scan {
  const failed = (fault: string): Scan => ({ rest: '', open, fault })
  if (rest.startsWith('<!--')) {
    const after = skipTo(rest, '-->')
    return after === undefined ? failed('is not well-formed') : { rest: after, open }
  }
  if (rest.startsWith('<?xml ')) return { rest: skipTo(rest, '?>') ?? '', open }
  if (rest.startsWith('<!') || rest.startsWith('<?')) return failed('has a DOCTYPE, an entity, CDATA or an instruction')
  const closing = rest.startsWith('</')
  let left = rest.slice(closing ? 2 : 1)
  const name = NAME.exec(left)?.[0]
  if (name === undefined) return failed('is not well-formed')
  if (!ELEMENTS.has(name)) return failed(`has <${name}>, which is not allowed`)
  left = left.slice(name.length)
  for (let found = ATTRIBUTE.exec(left); found; found = ATTRIBUTE.exec(left)) {
    const fault = attributeFault(found[1] ?? '', found[2] ?? found[3] ?? '')
    if (fault) return failed(fault)
    left = left.slice(found[0].length)
  }
  left = left.trimStart()
  if (left.startsWith('/>') && !closing) return { rest: left.slice(2), open }
  if (!left.startsWith('>')) return failed('is not well-formed')
  if (open.length >= MAX_DEPTH) return failed('is nested too deeply')
  if (!closing) return { rest: left.slice(1), open: [...open, name] }
  if (open.at(-1) !== name) return failed('is not well-formed')
  return { rest: left.slice(1), open: open.slice(0, -1) }
}

/** R482: why this SVG is not served; undefined for one that only draws. */
export function svgFault(svg: string): string | undefined {
  let scan: Scan = { rest: svg.replace(/^\uFEFF/, '').trimStart(), open: [] }
  if (!scan.rest.startsWith('<')) return 'is no SVG'
  let isFirst = true
  while (scan.rest !== '') {
    const text = scan.rest.split('<', 1)[0] ?? ''
    if (ENTITY.test(text)) return 'has an entity'
    const fault = scan.open.at(-1) === 'style' ? styleFault(text) : undefined
    if (fault) return fault
    scan = { ...scan, rest: scan.rest.slice(text.length) }
    if (scan.rest === '') break
    scan = readTag(scan)
    if (scan.fault) return scan.fault
    if (isFirst && scan.open.length > 0) {
      if (scan.open[0] !== 'svg') return 'is no SVG'
      isFirst = false
    }
  }
  return isFirst || scan.open.length > 0 ? 'is not well-formed' : undefined
}
