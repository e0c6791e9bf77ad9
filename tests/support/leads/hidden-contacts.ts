/** Somebody whose contacts must not be read before they are paid for. */
export const ASKER = {
  name: 'Clothilde Zorglub',
  email: 'clo.zorglub@boitecanari.example',
  phone: '06 71 82 93 04',
  town: 'Quincampoix',
}

const PHONES = [
  '06 71 82 93 04',
  '0671829304',
  '06.71.82.93.04',
  '06-71-82-93-04',
  '06/71/82/93/04',
  '+33 6 71 82 93 04',
  '0033671829304',
  '(0)6 71 82 93 04',
  '0 6 7 1 8 2 9 3 0 4',
  '06 71 puis 82 93 puis 04',
  '06 m2 71 m2 82 m2 93 m2 04 m2',
  '067 mètres et 182 mètres et 930 mètres et 4 mètres',
  '6 ans 7 ans 1 an 8 ans 2 ans 9 ans 3 ans 0 an 4 ans',
  'O6 7I 82 93 O4',
  '٠٦٧١٨٢٩٣٠٤',
  '０６７１８２９３０４',
  '⓪⑥⑦①⑧②⑨③⓪④',
  '𝟎𝟔𝟕𝟏𝟖𝟐𝟗𝟑𝟎𝟒',
  '0️⃣6️⃣7️⃣1️⃣8️⃣2️⃣9️⃣3️⃣0️⃣4️⃣',
  '0\u200b6\u200b71\u200b82\u200b93\u200b04',
  'zéro six soixante et onze quatre-vingt-deux quatre-vingt-treize zéro quatre',
  'ZERO SIX SEPT UN HUIT DEUX NEUF TROIS ZERO QUATRE',
  'zéro, six, sept, un, huit, deux, neuf, trois, zéro, quatre',
  'zero six septante et un huitante-deux nonante-trois zero quatre',
  'six cent soixante et onze millions huit cent vingt-neuf mille trois cent quatre',
  'zérosixsoixanteetonze quatrevingtdeux quatrevingttreize zéroquatre',
  'zero six seven one eight two nine three zero four',
  'cero seis siete uno ocho dos nueve tres cero cuatro',
  'VI LXXI LXXXII XCIII IV',
  'zéro 6 soixante-et-onze 82 quatre-vingt-treize 04',
]

const EMAILS = [
  'clo.zorglub@boitecanari.example',
  'clo.zorglub @ boitecanari.example',
  'clo . zorglub @ boitecanari . example',
  'clo.zorglub[at]boitecanari.example',
  'clo.zorglub (at) boitecanari (dot) example',
  'clo point zorglub arobase boitecanari point com',
  'clo point zorglub a-robase boitecanari point fr',
  'clo.zorglub AROBASE boitecanari.example',
  'clo.zorglub chez boitecanari point com',
  'c l o . z o r g l u b',
  'C-L-O-Z-O-R-G-L-U-B',
  'clo zorglub sur gmail',
  'clo.zorglub＠boitecanari．example',
  'clo.zorglub\u200b@boitecanari.example',
  'bulgroz olc à l’envers',
  'zor glub',
]

const PLACES = [
  'https://boitecanari.example/zorglub',
  'www.boitecanari.example',
  'boitecanari point fr',
  'boitecanari . com',
  'mon insta zorglub_clo',
  '@zorglub sur Facebook',
  'WhatsApp Zorglub',
  'IMG_0671829304.jpg',
  'photo-zorglub-clothilde.png',
  'plan_06.71.82.93.04_zorglub.pdf',
  'voir clothilde_zorglub.webp',
]

const PEOPLE = [
  'Clothilde Zorglub',
  'clothilde zorglub',
  'CLOTHILDE ZORGLUB',
  'Mme Zorglub',
  'ma sœur Berthe Vandermolen',
  'demandez vandermolen',
  'Zörglüb',
  'Зоrglub',
  'Zulu Oscar Romeo Golf Lima Uniform Bravo',
  '🇿🇴🇷🇬🇱🇺🇧',
]

const ADDRESSES = [
  '14 rue des Glycines',
  '14, rue des glycines, 76230 Quincampoix',
  'quatorze rue de la fontaine à Quincampoix',
  'au bout du chemin du pommier, portail vert',
  '14 allée du jardin',
  '14 place de la fontaine',
]

const FRAMES = [
  (hidden: string) => `Bonjour, je souhaite refaire ma salle de bain. ${hidden}`,
  (hidden: string) => `${hidden} : pour la fuite de la cuisine, merci de venir vite.`,
  (hidden: string) =>
    `Nous voulons isoler les combles de la maison et changer les fenêtres, ${hidden}, le soir de préférence.`,
]

/** More than two hundred texts that hide a contact, each its own way. */
export const HIDING_TEXTS = [...PHONES, ...EMAILS, ...PLACES, ...PEOPLE, ...ADDRESSES].flatMap(hidden =>
  FRAMES.map(frame => frame(hidden)),
)

const PLAIN = /[^a-z]/g
const NUMERALS =
  /\b(?:zero|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|treize|vingts?|soixante|cents?|mille|millions?|septante|huitante|nonante|one|two|three|four|seven|eight|nine|cero|seis|siete|ocho|nueve|tres|cuatro)\b/g

/** What of the contact can still be read in a text, by whoever looks for it; empty when nothing can. */
export function contactsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replace(PLAIN, '')
  const both = `${letters} ${[...letters].reverse().join('')}`
  const digits = plain.replace(/\D/g, '')
  const words = [
    'zorglub',
    'clothilde',
    'boitecanari',
    'quincampoix',
    'glycines',
    'vandermolen',
    'defontaine',
  ]
  const streets = /(?:du pommier|du jardin|de la fontaine|des glycines)/
  return [
    ...words.filter(word => both.includes(word)),
    ...(digits.length > 3 ? [digits] : []),
    ...((plain.match(NUMERALS) ?? []).length > 2 ? ['numerals'] : []),
    ...(streets.exec(plain) ?? []),
    ...(/[@]|\barobase\b|gmail|\.example/.test(plain) ? ['an address'] : []),
  ]
}
