/** A title in two voices: what follows its comma or colon, else what follows its first word, is the second. */
export function twoVoices(title: string): [first: string, second: string] {
  const cut = /^(.+?[,:]) (.+)$/u.exec(title) ?? /^(\S+) (.+)$/u.exec(title)
  return cut ? [cut[1] ?? '', cut[2] ?? ''] : [title, '']
}

/** How large a title may be set: by its length, and by the longest word, which must fit the width of a telephone. */
export function lengthClass(text: string): 'short' | 'medium' | 'long' | 'endless' {
  const longest = Math.max(...text.split(/[\s-]+/u).map(widthOf))
  const length = [...text].length
  if (length <= 14 && longest <= 9) return 'short'
  if (length <= 28 && longest <= 11) return 'medium'
  return length <= 60 && longest <= 20 ? 'long' : 'endless'
}

/** In small letters: the registry writes names in capitals, each two fifths wider. The one that begins a word counts as a letter. */
const widthOf = (word: string): number =>
  [...word].length + (word.slice(1).match(/\p{Lu}/gu)?.length ?? 0) * 0.4
