import { sha256Of } from '~/domain/sha256-of'

/** « style.css » → « style.1a2b3c4d5e.css »: a name that another content never has. */
export function contentName(name: string, content: string | Uint8Array): string {
  const digest = sha256Of(content).slice(0, 10)
  const dot = name.lastIndexOf('.')
  return `${name.slice(0, dot)}.${digest}${name.slice(dot)}`
}
