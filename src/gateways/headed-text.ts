import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A Markdown file with a head of YAML between two lines of dashes. */
export interface HeadedText {
  /** The file as it is. */
  text: string
  head: Record<string, unknown>
  body: string
}

/** Heads by their own text: files are read again where the offer changes, and seldom differ. */
const parsed = new Map<string, Record<string, unknown>>()

/** @throws Error that names the file where it has no head */
export function readHeadedText(path: string): HeadedText {
  const text = readFileSync(path, 'utf8')
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path}: no front matter`)
  const known = parsed.get(head) ?? parse(head)
  parsed.set(head, known)
  return { text, head: known, body: body.trim() }
}
