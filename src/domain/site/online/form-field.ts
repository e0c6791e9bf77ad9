/**
 * A field of a form on a client's site, without what no honest text holds; `text` alone may have several lines.
 * @param form of an urlencoded body
 */
export const formField = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(name === 'text' ? /[\u0000-\u0009\u000b-\u001f\u007f]/g : /[\u0000-\u001f\u007f]/g, ' ')
    .trim()
