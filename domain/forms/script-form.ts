/** R680: the header of a form that a script of ours sends, which follows redirects as a browser does. */
export const SCRIPT_FORM_HEADER = 'x-form-script'

/** The parameter of an address that shows a refused form again. */
export const REFUSED_FORM_PARAMETER = 'refused'
