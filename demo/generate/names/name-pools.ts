import { afrikaans, eastAfrican, francophoneAfrican, ghanaian, nigerian, southernAfrican } from './africa.ts'
import { chinese, filipino, japanese, korean, malay, thai, vietnamese } from './asia-east.ts'
import { bengali, nepali, northIndian, pakistani, southIndian, sriLankan } from './asia-south.ts'
import { arabic, caucasian, hebrew, persian } from './asia-west.ts'
import { british, irish, scottish } from './british-isles.ts'
import { czech, polish, russian, ukrainian } from './europe-east.ts'
import { danishNorwegian, finnish, lithuanian, swedish } from './europe-north.ts'
import { bulgarian, greek, hungarian, romanian, southSlavic, turkish } from './europe-south-east.ts'
import { dutch, french, german, italian, portuguese, spanish } from './europe-west.ts'
import { brazilian, hispanicAmerican } from './latin-america.ts'
import { africanAmerican, american } from './north-america.ts'

export const namePools = {
  afrikaans,
  eastAfrican,
  francophoneAfrican,
  ghanaian,
  nigerian,
  southernAfrican,
  chinese,
  filipino,
  japanese,
  korean,
  malay,
  thai,
  vietnamese,
  bengali,
  nepali,
  northIndian,
  pakistani,
  southIndian,
  sriLankan,
  arabic,
  caucasian,
  hebrew,
  persian,
  british,
  irish,
  scottish,
  czech,
  polish,
  russian,
  ukrainian,
  danishNorwegian,
  finnish,
  lithuanian,
  swedish,
  bulgarian,
  greek,
  hungarian,
  romanian,
  southSlavic,
  turkish,
  dutch,
  french,
  german,
  italian,
  portuguese,
  spanish,
  brazilian,
  hispanicAmerican,
  africanAmerican,
  american,
}

export type PoolName = keyof typeof namePools
