import type { Catalogue } from '#catalogue/catalogue.ts'
import { seedMarketWeights } from '#catalogue/sources/market.ts'

import { weighted } from './weighted.ts'

export type Place = { city: string; country: string; citySlug: string | null; countryCode: string }

/** Where those live who are in none of the catalogue's cities; their country's pages list them all the same. */
const TOWNS: Record<string, string[]> = {
  us: [
    'Marfa',
    'Brattleboro',
    'Taos',
    'Port Townsend',
    'Beacon',
    'Marquette',
    'Sitka',
    'Natchez',
    'Bisbee',
    'Rockport',
  ],
  gb: ['Hebden Bridge', 'Totnes', 'Frome', 'Ludlow', 'Whitby', 'Hay-on-Wye', 'Kelso', 'Southwold'],
  in: ['Dharamshala', 'Pushkar', 'Kodaikanal', 'Shillong', 'Alappuzha', 'Hampi'],
  de: ['Lüneburg', 'Bamberg', 'Görlitz', 'Husum', 'Tübingen', 'Wismar'],
  fr: ['Annecy', 'Quimper', 'Arles', 'Cahors', 'Saint-Malo'],
  ca: ['Nelson', 'Wolfville', 'Canmore', 'Baie-Saint-Paul'],
  bd: ['Bogura', 'Jashore', 'Dinajpur', 'Cox’s Bazar'],
  br: ['Paraty', 'Ouro Preto', 'Olinda', 'Bento Gonçalves'],
  au: ['Castlemaine', 'Byron Bay', 'Fremantle', 'Bright'],
  nl: ['Deventer', 'Zutphen', 'Middelburg', 'Hoorn'],
  es: ['Cadaqués', 'Ronda', 'Cuenca', 'Vejer de la Frontera'],
  it: ['Urbino', 'Orvieto', 'Matera', 'Ivrea'],
  pl: ['Zakopane', 'Sandomierz', 'Cieszyn', 'Kazimierz Dolny'],
  ua: ['Uzhhorod', 'Kamianets-Podilskyi', 'Kolomyia'],
  pk: ['Abbottabad', 'Gilgit', 'Murree'],
  ng: ['Ife', 'Calabar', 'Nsukka'],
}

/** Those of the catalogue's cities that the market does not name: as many as they have pages, which is close enough. */
function pagesPerCity(catalogue: Catalogue): Map<string, number> {
  const pages = new Map<string, number>()
  for (const path of Object.keys(catalogue.hireSiteMap)) {
    const city = path.split('/')[4]
    if (city !== undefined) pages.set(city, (pages.get(city) ?? 0) + 1)
  }
  return pages
}

/** Every place of the market with as many experts as it assumes. */
export function marketPlaces(catalogue: Catalogue) {
  const pages = pagesPerCity(catalogue)
  const entries: [Place, number][] = []
  for (const city of catalogue.cities.values()) {
    const country = catalogue.countries.get(city.country)
    if (!country) continue
    const { density } = seedMarketWeights.countryMarkets[city.country] ?? seedMarketWeights.smallMarket
    const experts = seedMarketWeights.cityExperts[city.slug] ?? Math.max(density, pages.get(city.slug) ?? 0)
    const place = {
      city: city.displayName,
      country: country.displayName,
      citySlug: city.slug,
      countryCode: city.country,
    }
    entries.push([place, experts])
  }
  for (const [countryCode, towns] of Object.entries(TOWNS)) {
    const country = catalogue.countries.get(countryCode)
    const { elsewhere } = seedMarketWeights.countryMarkets[countryCode] ?? seedMarketWeights.smallMarket
    if (!country) continue
    for (const town of towns) {
      const place = { city: town, country: country.displayName, citySlug: null, countryCode }
      entries.push([place, elsewhere / towns.length])
    }
  }
  return weighted(
    entries.map(([place]) => place),
    (_, index) => entries[index]?.[1] ?? 0,
  )
}
