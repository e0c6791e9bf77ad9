/**
 * French typography of running text: U+202F before `; ! ?` and between thousands, U+00A0 before `: € %`,
 * units, inside « », and after « n° » and « art. »; the curved apostrophe, also before a Markdown link or bold words.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/(?<=\S)[ \u00a0](?=[;!?](?!\w))/gu, '\u202f')
    .replace(/(?<=[\p{L}\p{N})\]}*»€%])[ \u202f](?=:(?:[\s.<]|$))/gu, '\u00a0')
    .replace(/«[ \u202f]/gu, '«\u00a0')
    .replace(/[ \u202f]»/gu, '\u00a0»')
    .replace(/(?<=\d)[ \u202f](?=[€%]|M€|(?:h|min|mois|jours?|Mo|personnes|questions|euros)\b)/gu, '\u00a0')
    .replace(/(?<=\b\d{1,3}) (?=\d{3}(?!\d))/gu, '\u202f')
    .replace(/(?<=\bn°|\bart\.)[ \u202f](?=\S)/gu, '\u00a0')
    .replace(/(?<=\p{L})'(?=[\p{L}[*])/gu, '’')
}
