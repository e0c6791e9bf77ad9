import { decodeHTML } from 'entities/decode'
import { slugify } from '../text/slug'

/** A part of a long text, and where it begins. */
export interface Heading {
  id: string
  label: string
}

const SECTION = /<h2>(.*?)<\/h2>/gs

/** Gives the h2 of a sanitised text an address each, and lists them; what is said twice is numbered. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const anchored = html.replace(SECTION, (_, inside: string) => {
    const label = decodeHTML(inside.replace(/<[^>]+>/g, ''))
    const slug = slugify(label) || 'partie'
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    const id = times === 1 ? `p-${slug}` : `p-${slug}-${times}`
    headings.push({ id, label })
    return `<h2 id="${id}">${inside}</h2>`
  })
  return { html: anchored, headings }
}
