import { createHash } from 'node:crypto'

/** « style.css » → « style.1a2b3c4d5e.css »: a name that another content never has. */
export function contentName(name: string, content: string | Uint8Array): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const dot = name.lastIndexOf('.')
  return `${name.slice(0, dot)}.${digest}${name.slice(dot)}`
}
