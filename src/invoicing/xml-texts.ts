import { SaxesParser } from 'saxes'

/** @returns what gives the first text at the end of a path; empty where there is none. @throws Error when it is not well-formed */
export function xmlTexts(xml: string): (path: string) => string {
  const texts: [path: string, text: string][] = []
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => void path.push(name))
  parser.on('text', text => {
    if (text.trim() !== '') texts.push([`/${path.join('/')}`, text])
  })
  parser.on('closetag', () => void path.pop())
  parser.on('error', error => {
    throw error
  })
  parser.write(xml).close()
  return wanted => texts.find(([at]) => at.endsWith(`/${wanted}`))?.[1] ?? ''
}
