import { expect, test } from 'vitest'

import { detectTextLanguage } from './text-language.ts'

test.each([
  ['en', 'I design and build websites for small museums, with care for the details that visitors feel.'],
  [
    'de',
    'Ich gestalte und baue Websites für kleine Museen, mit viel Liebe zum Detail. Seit 2012 auch in Berlin, und das ist gut.',
  ],
  [
    'fr',
    'Je conçois des sites pour les petits musées, avec soin. Nous sommes une équipe de deux, et votre projet est le nôtre.',
  ],
  [
    'es',
    'Diseño sitios para los museos pequeños, con cuidado. Somos dos y trabajamos desde Madrid; más de una década por el mundo.',
  ],
  [
    'pt',
    'Faço sites para os museus, com muito cuidado. Somos uma equipa que trabalha desde 2012 em Lisboa, e não só por isso.',
  ],
  [
    'it',
    'Progetto siti per i musei, con cura. Siamo in due e lavoriamo anche dal mare: una passione che è più di un mestiere, nel nostro studio.',
  ],
  [
    'nl',
    'Ik maak websites voor kleine musea, met zorg. Wij zijn met een team van twee en werken ook op afstand, dat is onze kracht.',
  ],
  ['ja', '私は小さな美術館のためのウェブサイトを設計し、制作しています。'],
  ['zh', '我为小型博物馆设计和制作网站，注重每一个细节，已有十年经验。'],
  ['ko', '저는 작은 박물관을 위한 웹사이트를 디자인하고 만듭니다.'],
  ['el', 'Σχεδιάζω ιστοσελίδες για μικρά μουσεία.'],
  ['he', 'אני מעצב ובונה אתרים למוזיאונים קטנים.'],
  ['ru', 'Я проектирую и создаю сайты для небольших музеев. Это моя работа, и мы её любим.'],
  ['uk', 'Я проєктую та створюю сайти для невеликих музеїв.'],
  ['ar', 'أصمم وأبني مواقع للمتاحف الصغيرة بعناية فائقة.'],
  ['fa', 'من برای موزه‌های کوچک وب‌سایت طراحی می‌کنم و می‌سازم، پروژه به پروژه.'],
])('R301 a text in %s is known as that', (language, text) => {
  expect(detectTextLanguage(text, [])).toBe(language)
})

test.each([
  ['too little', 'Bonjour et merci'],
  ['names alone', 'Webflow, Figma, Framer, WordPress, Shopify, Photoshop, Illustrator, Lottie, Rive, Spline'],
  ['half and half', 'I build websites. 私は小さな美術館のためのウェブサイトを設計します。 And I like it a lot, too.'],
  [
    'two languages',
    'I design and build sites for you. Ich gestalte und baue Websites, mit Liebe. We are the best of Berlin; wir sind die Besten und das ist gut.',
  ],
  ['letters that many languages share', 'Правим сайтове и магазини за малки музеи в София.'],
])('R301 nothing is said of %s', (_, text) => {
  expect(detectTextLanguage(text, [])).toBeUndefined()
})

test('R301 what the writer speaks decides among languages of one script, never against the script', () => {
  const bulgarian = 'Правим сайтове и магазини за малки музеи в София.'
  expect(detectTextLanguage(bulgarian, ['en', 'bg'])).toBe('bg')
  expect(detectTextLanguage(bulgarian, ['bg', 'sr'])).toBeUndefined()
  expect(detectTextLanguage(bulgarian, ['en', 'de'])).toBeUndefined()
  expect(detectTextLanguage('मैं छोटे संग्रहालयों के लिए वेबसाइट बनाता हूँ और डिज़ाइन करता हूँ।', ['hi', 'en'])).toBe('hi')
})
