/**
 * The words that somebody wrote in a reply, without what his mail program put below or around them. In this order:
 * what a program names as the message before (a line « Le … a écrit : », « -----Message d'origine----- », or a block
 * De/Envoyé/À/Objet) ends the words, unless lines marked `>` follow: those alone are taken out then, so that answers
 * between them stay. A signature after `-- ` and « Envoyé de mon iPhone » go. A message passed on is kept whole.
 */
export function withoutQuote(mail: string): string {
  const lines = mail
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '') {
      kept.push(line)
      continue
    }
    if (PASSED_ON.test(line)) return tidy([...kept, ...lines.slice(at)])
    const named = attributionAt(lines, at)
    if (named > 0 && !isMarked(nextWords(lines, at + named))) break
    if (named > 0) at += named - 1
    else if (endsWords(lines, at)) break
    else if (!isMarked(line)) kept.push(line)
  }
  return tidy(withoutFooter(kept))
}

const PASSED_ON =
  /^\s*-{2,}\s*(?:Forwarded message|Message transféré|Message transmis)\s*-{2,}|^Début du message (?:réexpédié|transféré)/i

const isMarked = (line: string) => /^\s?>/.test(line)

/** An attribution is folded over three lines at most. */
const MOST_LINES = 3
const LONGEST_ATTRIBUTION = 400

/** How many lines from here name who wrote the message before; 0: none do. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!/^\s*(?:Le|On|Am|El|Il|Op)\s/.test(lines[at] ?? '')) return 0
  for (let count = 1; count <= MOST_LINES; count++) {
    const words = lines
      .slice(at, at + count)
      .join(' ')
      .trim()
    if (words.length >= LONGEST_ATTRIBUTION) return 0
    if (ATTRIBUTION.test(words) && /\d{1,2}[:h.]\d{2}|@/.test(words)) return count
  }
  return 0
}

/** With a year or an hour in it: « Le maire a écrit : » is somebody's own sentence. */
const ATTRIBUTION =
  /^(?=.*\d)(?:Le\s.*\sa écrit|On\s.*\swrote|Am\s.*\sschrieb.*|El\s.*\sescribió|Il\s.*\sha scritto|Op\s.*\sschreef.*)\s*:$/

/** The first line with words from here on. */
const nextWords = (lines: readonly string[], at: number) => lines[wordsFrom(lines, at)] ?? ''

/** Where that is; past the end where nothing follows. */
function wordsFrom(lines: readonly string[], at: number): number {
  let found = at
  while (found < lines.length && lines[found]?.trim() === '') found++
  return found
}

/** Lines that end what somebody wrote: all below is the message before, or a signature. */
function endsWords(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  return (
    line === '-- ' ||
    /^\s*-{2,}\s*(?:Original Message|Message d.origine|Message original|Mail original|Message initial)\s*-{2,}\s*$/i.test(
      line,
    ) ||
    (/^(?:_{10,}|-{10,})\s*$/.test(line) && isHeaderBlock(lines, wordsFrom(lines, at + 1))) ||
    isHeaderBlock(lines, at)
  )
}

const FIELD = /^\s*\*?(De|From|Von|Envoyé|Sent|Date|À|A|To|Cc|Objet|Subject|Répondre à)\s*:\s?\*?/i

/** De, Envoyé, À, Objet below one another, in whatever order after the first. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!/^\s*\*?(?:De|From)\s*:/i.test(lines[at] ?? '')) return false
  const names = lines.slice(at, at + 6).flatMap(line => FIELD.exec(line)?.[1]?.toLowerCase() ?? [])
  return names.length >= 3 && names.some(name => name === 'objet' || name === 'subject')
}

const FOOTER =
  /^\s*(?:(?:Envoyé|Expédié) (?:de|depuis|à partir) |Sent from |Get Outlook for |Obtenez Outlook pour |Télécharge[rz] Outlook pour |Provenance\s*: )/i

/** What a program writes under the words by itself, where nothing of the writer's follows. */
function withoutFooter(lines: readonly string[]): string[] {
  let end = lines.length
  for (;;) {
    while (end > 0 && lines[end - 1]?.trim() === '') end--
    const last = lines[end - 1] ?? ''
    if (last.length >= 120 || !FOOTER.test(last)) return lines.slice(0, end)
    end--
  }
}

const tidy = (lines: readonly string[]) =>
  lines
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
