import { createHash } from 'node:crypto'
import PDFDocument from 'pdfkit'
import type { FontName, LoadedFont } from './fonts'
import { layOut, widthOf } from './layouts'
import { PackedBytes } from './packed-font'
import { type EmbeddedFont, embedUsualSigns } from './usual-signs'
import { type PaperIdentity, xmpPacket } from './xmp'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** What pdfkit keeps of a page; its types do not tell. */
interface Page {
  content: { write: (text: string) => void }
  write: (operator: string) => void
  end: () => void
}

interface Reference {
  data: Record<string, unknown>
  compress: boolean
  end: (chunk?: Uint8Array) => void
}

/**
 * pdfkit's document with what an archived, accessible, sealed invoice needs and pdfkit does not do:
 * escaped metadata, a file identifier made from the content, an attachment whose checksum has the right
 * form, and a form that PDF/A accepts. Nothing in it comes from the clock or from chance.
 */
export class PaperDocument extends PDFDocument {
  declare _root: { data: Record<string, unknown> & { AcroForm?: Reference } }
  declare _id: Uint8Array
  declare _font: EmbeddedFont
  declare page: PDFKit.PDFPage & Page
  /** What is written so far; pdfkit begins while it is made, so that it has no first value here. */
  declare private written?: Uint8Array[]
  declare private whole?: boolean
  declare _offset: number
  private readonly identity: PaperIdentity
  private readonly named = new Set<string>()

  constructor(identity: PaperIdentity) {
    super({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: 'fr-FR',
      displayTitle: true,
      info: {
        Title: identity.title,
        Author: identity.author,
        Subject: identity.subject,
        Creator: identity.producer,
        Producer: identity.producer,
        CreationDate: identity.created,
        ModDate: identity.created,
      },
      font: '',
    })
    this.identity = identity
  }

  /** The content of a page is handed over in one piece: pdfkit makes an array of bytes of each operator. */
  override addPage(options?: PDFKit.PDFDocumentOptions): this {
    super.addPage(options)
    const { page } = this
    const operators: string[] = []
    page.write = operator => void operators.push(operator)
    const end = page.end.bind(page)
    page.end = () => {
      page.content.write(operators.join('\n'))
      end()
    }
    return this
  }

  /** As pdfkit's, which copies texts sign by sign. */
  _write(data: Uint8Array | string) {
    const bytes = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data
    this.push(bytes)
    this._offset += bytes.length
  }

  /** Kept as it is: passing each piece through a stream takes longer. */
  override push(bytes: Uint8Array | null): boolean {
    this.written ??= []
    if (bytes) this.written.push(bytes)
    else this.whole = true
    return true
  }

  /** Closes the document and gathers its bytes; pdfkit compresses in one go, so all of them are there. */
  bytes(): Uint8Array {
    this.end()
    if (!this.whole) throw new Error('the document is not whole')
    return Buffer.concat(this.written ?? [])
  }

  /** Called by pdfkit at the end: replaces its own metadata, which it does not escape. */
  override endMetadata() {
    const packet = this.reference({ Type: 'Metadata', Subtype: 'XML' })
    packet.compress = false
    packet.end(new TextEncoder().encode(xmpPacket(this.identity)))
    this._root.data.Metadata = packet
  }

  /** Called by pdfkit at the end: its own form dictionary asks viewers to redraw, which PDF/A forbids. */
  override endAcroForm(): this {
    this._root.data.AcroForm?.end()
    return this
  }

  /** The same content always gets the same identifier, another content another one. */
  identify(content: string) {
    this._id = createHash('sha256').update(content).digest().subarray(0, 16)
  }

  /** Attaches the XML as Factur-X wants it: the same invoice in another form. */
  attachAlternative(name: string, xml: Uint8Array, description: string) {
    const file = this.reference({
      Type: 'EmbeddedFile',
      Subtype: 'text#2Fxml',
      Params: {
        CheckSum: createHash('md5').update(xml).digest(),
        Size: xml.length,
        ModDate: this.identity.created,
      },
    })
    file.end(xml)
    const specification = this.reference({
      Type: 'Filespec',
      AFRelationship: 'Alternative',
      F: new String(name),
      UF: new String(name),
      Desc: new String(description),
      EF: { F: file, UF: file },
    })
    specification.end()
    this.addNamedEmbeddedFile(name, specification)
    this._root.data.AF = [specification]
  }

  /** Signatures exist, the file may only grow, and one certifies it: what viewers need to know to show the seal. */
  addSignatureField(field: unknown, certification: Reference) {
    this._root.data.AcroForm = this.reference({ Fields: [field], SigFlags: 3 })
    this._root.data.Perms = { DocMDP: certification }
  }

  /** Chooses a font; each is embedded once, with the usual signs and those that the document uses beyond. */
  setFont(name: FontName, loaded: LoadedFont, size: number) {
    const known = this.named.has(name)
    if (!known) this.registerFont(name, loaded.parsed as never)
    this.font(name, size)
    if (known) return
    this.named.add(name)
    // PDF/A forbids that a font's Unicode map names U+0000, which pdfkit gives to the empty glyph.
    this._font.unicode[0] = [0xfffd]
    const measure = this._font.widthOfString.bind(this._font)
    this._font.layoutCached = word => layOut(loaded, word)
    this._font.widthOfString = (text, at, features) =>
      features ? measure(text, at, features) : (widthOf(loaded, text) * at) / 1_000
    embedUsualSigns(this._font, name, loaded)
  }

  reference(data: Record<string, unknown>): Reference {
    return this.ref(data)
  }

  /** As pdfkit's, but what is packed already is written as it is. */
  override ref(data: Record<string, unknown>) {
    const reference = super.ref(data)
    const end = reference.end.bind(reference)
    reference.end = (chunk?: Uint8Array) => {
      if (chunk instanceof PackedBytes) {
        reference.compress = false
        Object.assign(reference.data, { Filter: 'FlateDecode' })
      }
      end(chunk)
    }
    return reference
  }

  declare addNamedEmbeddedFile: (name: string, reference: Reference) => void
}
