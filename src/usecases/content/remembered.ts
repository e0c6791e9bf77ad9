/**
 * Keeps the last answers of what gives the same answer to the same question: a page that is rendered anew is not
 * composed anew. What answers must change nothing, nor may who is answered.
 * @param most how many are kept; the one that was asked for the longest ago goes first
 */
export function remembered<Answer>(most: number) {
  // A Map keeps the order of insertion.
  const answers = new Map<string, Answer>()
  return (question: string, answer: () => Answer): Answer => {
    const known = answers.get(question)
    const given = known === undefined ? answer() : known
    answers.delete(question)
    answers.set(question, given)
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
    return given
  }
}
