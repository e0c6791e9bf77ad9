import { SaxesParser } from 'saxes'

/** An element's content: `@` is an attribute, `#` the text, undefined is left out. */
export type Tree = { [name: string]: string | Tree | Tree[] | undefined }

/**
 * A tree as an XML document in UTF-8. Text is text: what is typed as markup or as an entity is escaped, never
 * read. The document is parsed again, and every text and attribute compared with what was to be written.
 * @throws Error when what a reader finds is not what was given: nothing is sealed then
 */
export function xmlDocument(root: Tree): Uint8Array {
  const tree = writableTree(root)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>${Object.entries(tree).map(([name, value]) => elements(name, value, '\n'))}`
  const [given, read] = [leavesOf(tree, ''), leavesIn(xml)]
  if (given.length !== read.length || given.some((leaf, index) => leaf !== read[index]))
    throw new Error('the XML does not say what the invoice says')
  return new TextEncoder().encode(xml)
}

function elements(name: string, value: Tree[string], indent: string): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(one => elements(name, one, indent)).join('')
  if (typeof value === 'string') return `${indent}<${name}>${escaped(value)}</${name}>`
  const attributes = Object.entries(value)
    .filter(([key]) => key.startsWith('@'))
    .map(([key, text]) => ` ${key.slice(1)}="${escaped(String(text))}"`)
    .join('')
  if (typeof value['#'] === 'string') return `${indent}<${name}${attributes}>${escaped(value['#'])}</${name}>`
  const inside = Object.entries(value)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, child]) => elements(key, child, `${indent}  `))
    .join('')
  return inside
    ? `${indent}<${name}${attributes}>${inside}${indent}</${name}>`
    : `${indent}<${name}${attributes}/>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Tabs and line ends as references, which no reader turns into spaces. */
const escaped = (text: string) =>
  text.replace(/[&<>"\t\n\r]/g, sign => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`)

/** Without what is undefined, and without the signs that XML 1.0 cannot hold even when escaped. */
function writableTree(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, writableValue(value)]),
  )
}

function writableValue(value: Tree[string]): Tree[string] {
  if (typeof value === 'string')
    return value.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  if (Array.isArray(value)) return value.map(writableTree)
  return value && writableTree(value)
}

/** Every attribute and text with the path that leads to it, attributes before what is inside. */
function leavesOf(value: Tree[string], path: string): string[] {
  if (value === undefined || value === '') return []
  if (typeof value === 'string') return [`${path}=${value}`]
  if (Array.isArray(value)) return value.flatMap(one => leavesOf(one, path))
  const of = (wanted: boolean) =>
    Object.entries(value)
      .filter(([key]) => key.startsWith('@') === wanted)
      .flatMap(([key, child]) => leavesOf(child, key === '#' ? path : `${path}/${key}`))
  return [...of(true), ...of(false)]
}

/** The same of a document, as a strict reader finds them. */
function leavesIn(xml: string): string[] {
  const parser = new SaxesParser()
  const leaves: string[] = []
  const open: { name: string; text: string; parent: boolean }[] = []
  const path = () => open.map(({ name }) => `/${name}`).join('')
  parser.on('opentag', ({ name, attributes }) => {
    const around = open.at(-1)
    if (around) around.parent = true
    open.push({ name, text: '', parent: false })
    for (const [key, text] of Object.entries(attributes)) leaves.push(`${path()}/@${key}=${text}`)
  })
  parser.on('text', text => {
    const inside = open.at(-1)
    if (inside) inside.text += text
  })
  parser.on('closetag', () => {
    const { text = '', parent = false } = open.at(-1) ?? {}
    if (text !== '' && !parent) leaves.push(`${path()}=${text}`)
    open.pop()
  })
  parser.on('error', error => {
    throw error
  })
  parser.write(xml).close()
  return leaves
}
