import type { Palette, ColourScheme } from './token-names.ts'

type States = Pick<Palette, 'gold' | 'gold-soft' | 'good' | 'warn' | 'bad' | 'bad-soft'>

/** Colours that say how something is, the same in every brand (app/styles/app.css). */
export const STATE_COLOURS: Record<ColourScheme, States> = {
  light: {
    gold: '#7d5200',
    'gold-soft': '#fbefd3',
    good: '#1c7a3f',
    warn: '#8a4b00',
    bad: '#a3221b',
    'bad-soft': '#fbe6e2',
  },
  dark: {
    gold: '#f1c566',
    'gold-soft': '#38290b',
    good: '#6fdc96',
    warn: '#f3b765',
    bad: '#ff9d92',
    'bad-soft': '#3b1512',
  },
}
