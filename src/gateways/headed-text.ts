import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isSlug } from '~/domain/text/slug'

/** A Markdown file with a head of YAML between two lines of dashes. */
export interface HeadedText {
  /** The file as it is. */
  text: string
  head: Record<string, unknown>
  body: string
  /** A text of its head. @throws Error that names the file where it is none, is empty or longer than `most` */
  word: (key: string, most: number) => string
  /** The word `slug`. @throws Error that names the file where it is none */
  slug: (most: number) => string
}

/** The Markdown files of a folder, in the order of their names. */
export const headedTextsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .sort()
    .map(file => join(folder, file))

/** Heads by their own text: files are read again where the offer changes, and seldom differ. */
const parsed = new Map<string, Record<string, unknown>>()

/** @throws Error that names the file where it has no head */
export function readHeadedText(path: string): HeadedText {
  const text = readFileSync(path, 'utf8')
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path}: no front matter`)
  const known = parsed.get(head) ?? parse(head)
  parsed.set(head, known)
  const word = (key: string, most: number) => {
    const value = known[key]
    if (typeof value !== 'string' || value.trim() === '' || value.length > most)
      throw new Error(`${path}: ${key} must be a text of at most ${most} characters`)
    return value.trim()
  }
  const slug = (most: number) => {
    const value = word('slug', most)
    if (!isSlug(value)) throw new Error(`${path}: slug must be small letters, digits and dashes`)
    return value
  }
  return { text, head: known, body: body.trim(), word, slug }
}
