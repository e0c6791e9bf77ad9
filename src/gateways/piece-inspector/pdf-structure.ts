import { decode, TooMuch } from './decode-stream'

/** What one compressed part, and all of them, may grow to while we look. */
const MAX_PART = 8 * 1024 * 1024
const MAX_ALL = 64 * 1024 * 1024
const MAX_STREAMS = 20_000
/** The dictionary before a stream is looked for no further back. */
const DICTIONARY_BYTES = 4_096

interface Body {
  /** The dictionary before it, escapes resolved. */
  dictionary: string
  start: number
  end: number
}

export interface PdfStructure {
  /** Everything but the data of streams; that too where objects lie hidden in it. */
  outside: string
  bodies: Body[]
}

/** `/J#61vaScript` is a way to write `/JavaScript`. */
export const withoutEscapes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Parts a file in time proportional to its length. Compressed data is left out of what is searched for
 * names: in 10 MB of it any three letters stand somewhere by chance.
 */
export function structureOf(bytes: Buffer): PdfStructure {
  const text = bytes.toString('latin1')
  const outside: string[] = []
  const bodies: Body[] = []
  let from = 0
  for (let at = nextStream(text, 0); at && bodies.length < MAX_STREAMS; at = nextStream(text, from)) {
    const found = text.indexOf('endstream', at.data)
    const end = found < 0 ? text.length : found
    const dictionary = withoutEscapes(text.slice(Math.max(from, at.keyword - DICTIONARY_BYTES), at.keyword))
    bodies.push({ dictionary: dictionary.slice(dictionary.lastIndexOf(' obj')), start: at.data, end })
    const data = text.slice(at.data, end)
    outside.push(text.slice(from, at.data))
    if (/\d\s+\d+\s+obj/.test(data)) outside.push(data)
    from = end
  }
  return { outside: [...outside, text.slice(from)].join('\n'), bodies }
}

const STREAM = /(?<!end)stream\r?\n/g

function nextStream(text: string, from: number): { keyword: number; data: number } | null {
  STREAM.lastIndex = from
  const match = STREAM.exec(text)
  return match && { keyword: match.index, data: match.index + match[0].length }
}

/**
 * The object streams, decoded: objects, and scripts with them, hide there.
 * @throws TooMuch beyond the bounds; Error for a filter that we do not undo, or data that is broken
 */
export function* objectStreams(bytes: Buffer, { bodies }: PdfStructure): Generator<string> {
  if (bodies.length >= MAX_STREAMS) throw new TooMuch()
  let left = MAX_ALL
  for (const { dictionary, start, end } of bodies) {
    if (!isObjectStream(dictionary)) continue
    if (/\/Predictor\s+(?!1\b)/.test(dictionary)) throw new Error('an object stream with a predictor')
    let data: Buffer = bytes.subarray(start, end)
    for (const filter of filtersOf(dictionary)) data = decode(filter, data, Math.min(MAX_PART, left))
    left -= data.length
    yield data.toString('latin1')
  }
}

/** By its type, or by what a reader needs of one: some never look at the type. */
const isObjectStream = (dictionary: string) =>
  /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary))

function filtersOf(dictionary: string): string[] {
  const [, list] = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(dictionary) ?? []
  if (list !== undefined) return list.match(/\/\w+/g) ?? []
  if (/\/F(ilter)?\b/.test(dictionary)) throw new Error('a filter that stands elsewhere')
  return []
}
