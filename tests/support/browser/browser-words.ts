/** What a person's browser says of itself; one without windows says that it is a program, and programs are not counted. */
export const PERSON =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
