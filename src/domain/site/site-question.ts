/** So long the words of a question that a site's machine could not answer are kept, from when it was last asked. */
export const QUESTION_DAYS = 90

/** So many of them a site keeps; of more, those that were asked least and longest ago go. */
export const MOST_QUESTIONS = 200
