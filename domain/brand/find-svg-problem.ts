import { type SvgReferences, exceedsSvgRepeats, svgReferenceTargets } from './svg-repeats.ts'

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

type Scan = { rest: string; fault?: string | undefined; open: Open[]; references: SvgReferences }
type Open = { name: string; id: string }

function skipTo(text: string, end: string): string | undefined {
  const at = text.indexOf(end)
  return at < 0 ? undefined : text.slice(at + end.length)
}

/** One tag at the start of the text. */
function readTag({ rest, open, references }: Scan): Scan {
  const failed = (fault: string): Scan => ({ rest: '', open, references, fault })
  if (rest.startsWith('<!--')) {
    const after = skipTo(rest, '-->')
    return after === undefined ? failed('is not well-formed') : { rest: after, open, references }
  }
  if (rest.startsWith('<?xml ')) return { rest: skipTo(rest, '?>') ?? '', open, references }
  if (rest.startsWith('<!') || rest.startsWith('<?')) return failed('has a DOCTYPE, an entity, CDATA or an instruction')
  const closing = rest.startsWith('</')
  let left = rest.slice(closing ? 2 : 1)
  const name = NAME.exec(left)?.[0]
  if (name === undefined) return failed('is not well-formed')
  if (!ELEMENTS.has(name)) return failed(`has <${name}>, which is not allowed`)
  left = left.slice(name.length)
  let id = ''
  const targets: string[] = []
  for (let found = ATTRIBUTE.exec(left); found; found = ATTRIBUTE.exec(left)) {
    const [key, value] = [found[1] ?? '', found[2] ?? found[3] ?? '']
    const fault = attributeFault(key, value)
    if (fault) return failed(fault)
    if (key === 'id') id = value
    targets.push(...svgReferenceTargets(key, value))
    left = left.slice(found[0].length)
  }
  left = left.trimStart()
  // What is inside of a part is drawn whenever that part is, and with the whole.
  for (const part of targets.length > 0 ? new Set(['', id, ...open.map((one) => one.id)]) : []) {
    const known = references.get(part)
    if (known) known.push(...targets)
    else references.set(part, [...targets])
  }
  if (left.startsWith('/>') && !closing) return { rest: left.slice(2), open, references }
  if (!left.startsWith('>')) return failed('is not well-formed')
  if (open.length >= MAX_DEPTH) return failed('is nested too deeply')
  if (!closing) return { rest: left.slice(1), open: [...open, { name, id }], references }
  if (open.at(-1)?.name !== name) return failed('is not well-formed')
  return { rest: left.slice(1), open: open.slice(0, -1), references }
}

/** R482: why this SVG is not served; undefined for one that only draws. */
export function findSvgProblem(svg: string): string | undefined {
  let scan: Scan = { rest: svg.replace(/^\uFEFF/, '').trimStart(), open: [], references: new Map() }
  if (!scan.rest.startsWith('<')) return 'is no SVG'
  let isFirst = true
  while (scan.rest !== '') {
    const text = scan.rest.split('<', 1)[0] ?? ''
    if (ENTITY.test(text)) return 'has an entity'
    const fault = scan.open.at(-1)?.name === 'style' ? styleFault(text) : undefined
    if (fault) return fault
    scan = { ...scan, rest: scan.rest.slice(text.length) }
    if (scan.rest === '') break
    scan = readTag(scan)
    if (scan.fault) return scan.fault
    if (isFirst && scan.open.length > 0) {
      if (scan.open[0]?.name !== 'svg') return 'is no SVG'
      isFirst = false
    }
  }
  if (isFirst || scan.open.length > 0) return 'is not well-formed'
  return exceedsSvgRepeats(scan.references) ? 'draws its parts too often' : undefined
}
