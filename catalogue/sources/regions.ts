import { countriesWithRegions } from './countries.ts'

/** Countries whose first-level regions are in the catalogue, each with its cities. The UK's are its four nations. */
export const regionCountries: ReadonlySet<string> = new Set([...countriesWithRegions, 'GB'])

/** What people call a region in English, where GeoNames names it otherwise, by its code there. */
export const regionDisplayNames: Record<string, string> = {
  'DE.01': 'Baden-Württemberg',
  'DE.08': 'Rhineland-Palatinate',
  'DE.16': 'Berlin',
  'ES.29': 'Community of Madrid',
  'ES.31': 'Region of Murcia',
  'ES.54': 'Castilla-La Mancha',
  'ES.55': 'Castile and León',
  'ES.60': 'Valencian Community',
  'FR.75': 'Nouvelle-Aquitaine',
  'IT.02': 'Basilicata',
  'IT.10': 'Marche',
  'IT.17': 'Trentino-South Tyrol',
  'MX.15': 'State of Mexico',
  'CH.BS': 'Basel-Stadt',
  'NG.11': 'Federal Capital Territory',
}

/** Names that the open data lacks or writes otherwise. */
export const curatedRegionNames: Record<string, string> = {
  'US.DC': 'd.c., washington dc, washington d.c.',
  'CA.02': 'b.c.',
  'DE.07': 'nrw',
  'ES.31': 'murcia, región de murcia',
  'ES.32': 'navarra',
  'ES.29': 'comunidad de madrid, madrid region',
  'ES.54': 'castile-la mancha',
  'ES.55': 'castilla y león, castile and leon',
  'ES.60': 'comunidad valenciana, comunitat valenciana, valencia region',
  'FR.28': 'normandie',
  'FR.94': 'corse',
  'FR.93': 'provence-alpes-côte-d’azur, paca, provence',
  'FR.52': 'pays-de-la-loire',
  'IT.10': 'le marche',
  'IT.17': 'alto adige, südtirol, south tyrol',
  'MX.09': 'ciudad de méxico, cdmx',
  'MX.15': 'edomex',
  'CH.GR': 'graubünden',
  'CH.SG': 'st. gallen, sankt gallen',
  'PH.NCR': 'metro manila',
  'NG.11': 'fct, abuja fct',
}

/** Countries where people write the state or province after the city, by its code in GeoNames. */
export const postalDivisions: Record<string, Record<string, string>> = {
  CA: {
    '01': 'ab',
    '02': 'bc',
    '03': 'mb',
    '04': 'nb',
    '05': 'nl',
    '07': 'ns',
    '08': 'on',
    '09': 'pe',
    '10': 'qc',
    '11': 'sk',
  },
  AU: { '01': 'act', '02': 'nsw', '03': 'nt', '04': 'qld', '05': 'sa', '06': 'tas', '07': 'vic', '08': 'wa' },
}
