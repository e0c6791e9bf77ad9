const ENTITIES = [
  '&#0;',
  '&#1;',
  '&#xD800;',
  '&#1114112;',
  '&#x110000;',
  '&amp;',
  '&amp;lt;',
  '&lt;b&gt;',
  '&nbsp;',
]
const MARKUP = [
  '<b>',
  '</ram:Name>',
  '<![CDATA[x]]>',
  ']]>',
  '<!-- x -->',
  '<?xml?>',
  '<!DOCTYPE a>',
  '<!ENTITY a "b">',
]
const PDF = [') Tj ET', '(((', '\\)\\', '%%EOF', '/ByteRange [0 1 2 3]', 'endobj', 'stream', '>> <<', '\\000']
const CODE = [
  "'; drop table invoices; --",
  '#{1+1}',
  '{{7*7}}',
  '=1+1',
  '@SUM(A1)',
  '../../etc/passwd',
  '$(id)',
  '`id`',
]
const SCRIPTS = [
  '日本',
  'ไทย',
  '한국',
  'नमस्ते',
  'ខ្មែរ',
  'שלום',
  'مرحبا',
  'Ψάρια',
  'Пушкинъ',
  'Հայ',
  'საქ',
  '𝕄',
  '😀',
  '🥐',
  '👨‍👩‍👧',
]
const LETTERS = [
  'ﬁnance',
  'oﬃce',
  'ŒUVRE',
  'e\u0301te\u0301',
  'Łódź',
  'ǆ',
  'ﬆ',
  'Zalgo\u0300\u0301\u0302',
  'ß',
  'ı',
  'ẞ',
  'Å',
]
const INVISIBLE = [
  ...'\u0000\u0001\u0008\u000b\u001f\u007f\u0085\u00ad\u034f\u061c\u115f\u180e\u200b\u200d\u200e\u2028\u2029\u202e\u2060\u2066\u2800\u3164\ufe0f\ufeff\uffa0\ufffe\uffff',
]
const LENGTHS = [1, 2, 50, 100, 199, 200, 201, 1_000, 1_999]

/** What somebody may type as a name or an address to break a paper: entities, markup, controls, scripts, lengths. */
export const HOSTILE_TEXTS: string[] = [
  ...[...ENTITIES, ...MARKUP, ...PDF, ...CODE, ...SCRIPTS, ...LETTERS].flatMap(text => [
    text,
    `Hôtel ${text} Été`,
  ]),
  ...INVISIBLE.flatMap(sign => [sign, sign.repeat(3), `a${sign}b`]),
  ...LENGTHS.flatMap(length => ['A'.repeat(length), 'W '.repeat(length / 2), '&'.repeat(length)]),
  ...['\uD83D', '\uDC00', 'x\uD83D', '  espaces   multiples  ', '\u00a0', '.', '-', '0', '\u0301', '"', "'"],
]
