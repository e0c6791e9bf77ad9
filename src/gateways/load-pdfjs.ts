import { PartMissing } from '~/domain/part-missing'

/** As the engine has them. */
const { push } = Array.prototype
const { parse, stringify } = JSON

/**
 * pdf.js as it runs in Node. It puts a `JSON.stringify` and an `Array.push` of its own, five and four times slower, in the place of
 * the engine's: they are put back, for all else that the process does.
 * @throws PartMissing where it cannot be loaded: no piece's fault
 */
export async function loadPdfjs() {
  try {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    // What reads the file, which its first document would load: it replaces them once more.
    // @ts-expect-error it has no types, and nothing of it is called here
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
    return pdfjs
  } catch (cause) {
    throw new PartMissing({ cause })
  } finally {
    Object.assign(Array.prototype, { push })
    Object.assign(JSON, { parse, stringify })
  }
}
