/** ISO 639-1, all of it. */
const SPOKEN =
  `aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
   et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki
   kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no
   nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te
   tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(/\s+/)

/**
 * Sign languages, by ISO 639-3, with the names that their communities use in English: Intl knows few of them. New ones
 * go to the end, since their places are stored (`filters.ts`).
 */
const SIGNED = {
  ase: 'American Sign Language',
  asf: 'Auslan',
  asq: 'Austrian Sign Language',
  bfi: 'British Sign Language',
  bzs: 'Brazilian Sign Language (Libras)',
  csc: 'Catalan Sign Language',
  csl: 'Chinese Sign Language',
  cse: 'Czech Sign Language',
  dsl: 'Danish Sign Language',
  dse: 'Sign Language of the Netherlands',
  vgt: 'Flemish Sign Language',
  fse: 'Finnish Sign Language',
  fsl: 'French Sign Language',
  gsg: 'German Sign Language',
  gss: 'Greek Sign Language',
  hsh: 'Hungarian Sign Language',
  ins: 'Indian Sign Language',
  isg: 'Irish Sign Language',
  ise: 'Italian Sign Language',
  jsl: 'Japanese Sign Language',
  kvk: 'Korean Sign Language',
  mfs: 'Mexican Sign Language',
  nzs: 'New Zealand Sign Language',
  nsl: 'Norwegian Sign Language',
  pso: 'Polish Sign Language',
  psr: 'Portuguese Sign Language',
  fcs: 'Quebec Sign Language',
  rsl: 'Russian Sign Language',
  sfs: 'South African Sign Language',
  ssp: 'Spanish Sign Language',
  swl: 'Swedish Sign Language',
  sgg: 'Swiss German Sign Language',
  ssr: 'Swiss French Sign Language',
  tsm: 'Turkish Sign Language',
  ukl: 'Ukrainian Sign Language',
  ils: 'International Sign',
} as const

export const SIGN_LANGUAGE_CODES = Object.keys(SIGNED)
export const LANGUAGE_CODES = [...SPOKEN, ...SIGN_LANGUAGE_CODES]

const display = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
const names = new Map(LANGUAGE_CODES.map((code) => [code, display.of(code) ?? code]))
for (const [code, name] of Object.entries(SIGNED)) names.set(code, name)
// Intl takes Twi for the whole of Akan, which has a code of its own.
names.set('tw', 'Twi')

/** In English; what is no code of ours (a form can hold anything) is called what it is. */
export function languageName(code: string): string {
  return names.get(code) ?? code
}
