import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { blameProgram } from '~/config/missing-part'
import { type DocumentFlag, holdsMarkup } from '~/domain/dossier/pieces/document-inspection'
import { MOST_PAGES } from '~/domain/pdf/drawing-scale'
import { loadPdfjs } from '../load-pdfjs'
import { TooMuch } from './decode-stream'
import { objectStreams, structureOf, withoutEscapes } from './pdf-structure'

/** Names of ISO 32000-1 that make a reader run, open, send or carry something. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|AA|Rendition|Movie|Sound)(?![A-Za-z0-9])/

/**
 * Looks into a PDF twice: at every name of its structure, whatever escapes and filters hide it, and
 * through the parser that also draws it. Pages are not drawn. It may take for ever or all of the memory:
 * it belongs in a child process.
 */
export async function inspectPdf(bytes: Buffer): Promise<DocumentFlag[]> {
  const flags = new Set<DocumentFlag>()
  const structure = structureOf(bytes)
  if (!/startxref\s+\d+\s+%%EOF/.test(bytes.toString('latin1', Math.max(0, bytes.length - 4_096))))
    flags.add('unparseable')
  if (/\/Encrypt(?![A-Za-z])/.test(withoutEscapes(structure.outside))) flags.add('unparseable')
  if (isActive(structure.outside) || holdsMarkup(bytes)) flags.add('active')
  try {
    for (const part of objectStreams(bytes, structure)) if (isActive(part)) flags.add('active')
  } catch (error) {
    flags.add(error instanceof TooMuch ? 'oversized' : 'unparseable')
  }
  for (const flag of await parsed(bytes)) flags.add(flag)
  return [...flags].sort()
}

const isActive = (text: string) => ACTIVE.test(withoutEscapes(text))

/** What the real parser finds: it follows references and decodes every filter. */
async function parsed(bytes: Buffer): Promise<DocumentFlag[]> {
  const { getDocument, VerbosityLevel } = await loadPdfjs()
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > MOST_PAGES) return ['oversized']
    return (await acts(pdf)) ? ['active'] : []
  } catch (error) {
    blameProgram(error)
    return ['unparseable']
  } finally {
    await task.destroy()
  }
}

async function acts(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  if ('IsXFAPresent' in info && info.IsXFAPresent) return true
  if ((await pdf.getAttachments()) || (await pdf.getJSActions())) return true
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const annotations: { actions?: unknown; attachment?: unknown }[] = await page.getAnnotations()
    if (annotations.some(({ actions, attachment }) => actions || attachment)) return true
    if (await page.getJSActions()) return true
  }
  return false
}
