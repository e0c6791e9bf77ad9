/** The words of a text without accents. */
export const wordsOf = (text: string): string[] => text.match(/[a-z0-9€]+/g) ?? []
