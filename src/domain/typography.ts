/**
 * French spacing for running text: no-break spaces before « : € % » and inside guillemets, narrow ones
 * before « ; ! ? ». Only a plain space already there is replaced, so addresses and code stay as they are.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?](?:[\s<]|$))/g, '\u202f')
    .replace(/ (?=[:€%»](?:[\s<.,;)]|$))/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
}
