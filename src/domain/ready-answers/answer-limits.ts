/** Characters of an answer and its title, and how many are kept ready. */
export const ANSWER_LIMITS = { title: 80, text: 2_000, answers: 60 }
