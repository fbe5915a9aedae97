/** What the fonts' second files are for: the same letters as in styles/fonts.css. */
const BEYOND =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u1e00-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0]/

/** Whether a text has letters that the first file of a font lacks, as many names do. */
export function hasLettersBeyond(text: string): boolean {
  return BEYOND.test(text)
}
