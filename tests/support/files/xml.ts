import { SaxesParser } from 'saxes'

/** Every text of a document, by the name of its element. @throws Error when a strict reader refuses it */
export function textsOf(xml: string, element: string): string[] {
  const parser = new SaxesParser()
  const found: string[] = []
  let inside: string | null = null
  parser.on('opentag', ({ name }) => {
    inside = name === element ? '' : null
  })
  parser.on('text', text => {
    if (inside !== null) inside += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === element && inside !== null) found.push(inside)
    inside = null
  })
  parser.on('error', error => {
    throw error
  })
  parser.write(xml).close()
  return found
}
