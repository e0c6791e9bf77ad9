/** An amount or a share: « 3 200 € », « 40 % », « 350 000 F CFP ». */
const SUM = /\d[\d\s.,]{0,20}\s?(?:€|%|euros\b|F\s?CFP)/

/** A sentence ends with its sign and a space; « 5 000 € hors taxes. » holds one full stop. */
const SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}«\d*[])/u

/** A part that is about amounts alone: its heading and all below it. */
const HOW_MUCH = /^## Combien[^\n]*\n(?:(?!## )[^\n]*(?:\n|$))*/gmu

/**
 * The same text without the sentences that name an amount, without the parts headed « Combien », and without the headings
 * that nothing follows any more.
 * @param markdown paragraphs, lists and headings
 */
export function withoutSums(markdown: string): string {
  const lines = markdown
    .replaceAll(HOW_MUCH, '')
    .split('\n')
    .map(line => {
      if (!SUM.test(line)) return line
      const kept = line.split(SENTENCE).filter(sentence => !SUM.test(sentence))
      return kept.join(' ')
    })
  return lines.filter((line, at) => !isEmptyHeading(lines, line, at)).join('\n')
}

function isEmptyHeading(lines: string[], line: string, at: number): boolean {
  if (!line.startsWith('#')) return false
  const next = lines.slice(at + 1).find(below => below.trim() !== '')
  return next === undefined || next.startsWith('#')
}
