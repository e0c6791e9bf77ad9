/** What the writer's check looks for in a text that visitors read. */
export interface WritingFlaw {
  flaw: 'long-sentence' | 'banned-turn' | 'french-space' | 'apostrophe' | 'no-source' | 'source-not-dated'
  words: string
}

/** Words in one sentence; a list item or a cell is a sentence of its own. */
const LONGEST_SENTENCE = 45

/** Translated turns, aphorisms and words that have one agreed form; each was once in a text. */
const bannedTurns = [
  /dès le décroché/iu,
  /change un mois/iu,
  /à trois têtes/iu,
  /pas une énigme/iu,
  /secrets? de polichinelle/iu,
  /recette magique/iu,
  /mensonge poli/iu,
  /n’est pas un ornement/iu,
  /preuve d’huissier/iu,
  /la cerise sur le gâteau/iu,
  /dans un monde où/iu,
  /révolutionn/iu,
  /\[conditions générales\]/iu,
  /taux directeur de la BCE|taux directeur de la Banque centrale/iu,
]

/** The flaws of Markdown without its addresses; what a table says is no sentence. */
export function writingFlaws(markdown: string): WritingFlaw[] {
  const text = markdown.replace(/\]\([^)]*\)/g, ']')
  return [
    ...sentencesOf(text.replace(/^\|.*$/gm, ''))
      .filter(sentence => sentence.split(/\s+/).length > LONGEST_SENTENCE)
      .map(words => ({ flaw: 'long-sentence' as const, words })),
    ...bannedTurns.flatMap(turn => {
      const found = turn.exec(markdown)
      return found ? [{ flaw: 'banned-turn' as const, words: found[0] }] : []
    }),
    ...plainSpaces(text),
    ...matches(/\p{L}+'[\p{L}[*]\S*/gu, text, 'apostrophe'),
  ]
}

/** Spaces that would let a sign begin a line, or « end one. */
export const plainSpaces = (text: string): WritingFlaw[] =>
  matches(/\S* [;!?»](?=$|[\s»"'`<.,)\]])|\S* :(?=$|[\s«"'`<$])|« \S*/gmu, text, 'french-space')

/** An article ends with its sources, each a link, and says of each when it was read or that it is to be verified. */
export function sourceFlaws(markdown: string): WritingFlaw[] {
  const [, sources] = /\n## Sources\n+(.*)$/s.exec(markdown) ?? []
  if (!sources || !/\]\(/.test(sources)) return [{ flaw: 'no-source', words: 'Sources' }]
  return []
}

/** Articles of after this day date each of their sources. */
export function datedSourceFlaws(markdown: string): WritingFlaw[] {
  const [, sources = ''] = /\n## Sources\n+(.*)$/s.exec(markdown) ?? []
  return sources
    .split('\n')
    .filter(line => line.startsWith('- ') && !/20\d\d$|20\d\d \)|à (?:faire )?vérifier/u.test(line.trim()))
    .map(words => ({ flaw: 'source-not-dated' as const, words }))
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n{1,}|(?<=[.!?…]["»]?)\s+(?=[A-ZÀ-Ý«*[])|(?<=[;:])\s/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')

const matches = (pattern: RegExp, text: string, flaw: WritingFlaw['flaw']): WritingFlaw[] =>
  [...text.matchAll(pattern)].map(([words]) => ({ flaw, words }))
