import { codeOf } from '~/domain/error'

/** For a `catch`: null where the disk holds no such file; whatever else failed is thrown again. */
export function nullIfAbsent(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}
