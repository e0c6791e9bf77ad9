/** A language that visitors from abroad ask in. */
export interface Foreign {
  /** Words that only a question in it holds. */
  seen: RegExp
  /** What is asked most, as the rules know it, in this order; the rest of the words stays, since a dish keeps its name. */
  words: readonly [RegExp, string][]
}
