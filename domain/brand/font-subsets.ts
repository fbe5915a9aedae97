export const FONT_SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
export type FontSubset = (typeof FONT_SUBSETS)[number]

/** Fonts from collections come in files of some letters each; browsers load those that a page has letters of. */
export const FONT_UNICODE_RANGES: Record<FontSubset, string> = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+1E00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+301,U+400-52F,U+2116',
  greek: 'U+370-3FF',
}
