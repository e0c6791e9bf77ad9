import { printable } from '~/domain/text/paper-signs'
import { type Face, font } from './fonts'
import { widthOf } from './layouts'
import { PAGE, type PaperDocument } from './paper-document'
import { readsAsDrawn, type TextRun, textRuns } from './text-runs'

export interface TextStyle {
  face: Face
  size: number
  color: string
  align?: 'left' | 'right' | 'center'
  /** Line height in points; 1.35 times the size when left out. */
  leading?: number
  /** Extra space between letters, in points. */
  tracking?: number
}

type Element = PDFKit.PDFStructureElement
type ElementOptions = Parameters<PDFKit.PDFDocument['struct']>[1] & { scope?: 'Row' | 'Column' }

/**
 * A tagged document being drawn from top to bottom: what is drawn inside `tag` is read aloud in that
 * order, what is drawn inside `ornament` is not read at all. Nothing may be drawn outside both.
 */
export class Sheet {
  private readonly stack: Element[]

  constructor(readonly doc: PaperDocument) {
    const root = doc.struct('Document')
    doc.addStructure(root)
    this.stack = [root]
  }

  addPage() {
    this.doc.addPage({ size: 'A4', margin: 0 })
  }

  /** Lines, fills and stamps that say nothing a reader needs. */
  ornament(draw: () => void) {
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc.save()
    draw()
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  /** An element that holds others: a table, a row, a section. */
  group(type: string, fill: (element: Element) => void) {
    const element = this.doc.struct(type)
    this.parent.add(element)
    this.stack.push(element)
    fill(element)
    this.stack.pop()
    element.end()
  }

  /** One paragraph, heading or cell of text, wrapped to the width; answers where the next may start. */
  write(type: string, text: string, box: Box, style: TextStyle, options: ElementOptions = {}): number {
    const words = printable(text)
    const actual = readsAsDrawn(words, style.face) ? {} : { actual: words }
    const element = this.doc.struct(type, { ...options, ...actual })
    this.parent.add(element)
    let bottom = box.y
    element.add(() => {
      bottom = this.lines(text, box, style)
    })
    element.end()
    return bottom
  }

  /** Draws wrapped text without tagging it: for use inside an ornament. */
  lines(text: string, box: Box, style: TextStyle): number {
    const leading = leadingOf(style)
    const lines = this.wrap(text, box.width, style)
    for (const [index, line] of lines.entries()) {
      // Without the space a screen reader would join the last word of a line to the first of the next.
      const joined = index < lines.length - 1 ? `${line} ` : line
      this.line(joined, box, box.y + index * leading, style)
    }
    return box.y + lines.length * leading
  }

  /** How high the text is at this width. */
  height(text: string, width: number, style: TextStyle): number {
    return this.wrap(text, width, style).length * leadingOf(style)
  }

  /** Greedy lines; a word that is wider than the line is broken where it must be. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const space = this.measure(' ', style)
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      let used = 0
      for (const word of printable(paragraph).split(' ')) {
        const wide = this.measure(word, style)
        if (line && used + space + wide <= width) {
          line += ` ${word}`
          used += space + wide
          continue
        }
        if (line) lines.push(line)
        const pieces = wide <= width ? [word] : this.pieces(word, width, style)
        lines.push(...pieces.slice(0, -1))
        line = pieces.at(-1) ?? ''
        used = this.measure(line, style)
      }
      lines.push(line)
    }
    return lines
  }

  private get parent(): Element {
    const parent = this.stack.at(-1)
    if (!parent) throw new Error('the sheet is closed')
    return parent
  }

  private pieces(word: string, width: number, style: TextStyle): string[] {
    const pieces: string[] = []
    let piece = ''
    for (const sign of word) {
      if (piece && this.measure(piece + sign, style) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += sign
    }
    return [...pieces, piece]
  }

  /** How wide a printable text is. */
  private measure(text: string, style: TextStyle): number {
    return textRuns(text, style.face).reduce((sum, run) => sum + this.runWidth(run, style), 0)
  }

  private line(text: string, box: Box, top: number, style: TextStyle) {
    const width = style.align && style.align !== 'left' ? this.measure(text.trimEnd(), style) : 0
    const offset =
      style.align === 'right' ? box.width - width : style.align === 'center' ? (box.width - width) / 2 : 0
    let x = box.x + offset
    const baseline = top + (leadingOf(style) + style.size * 0.68) / 2
    for (const run of textRuns(text, style.face)) {
      this.run(run, x, baseline, style)
      x += this.runWidth(run, style)
    }
  }

  private run(run: TextRun, x: number, baseline: number, style: TextStyle) {
    this.select(run, style)
    this.doc.fillColor(style.color)
    this.doc.text(run.text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: style.tracking ?? 0,
      ...(run.rightToLeft && { features: ['kern'] }),
    })
  }

  private runWidth(run: TextRun, style: TextStyle): number {
    const drawn = run.rightToLeft
      ? this.widthRightToLeft(run, style)
      : (widthOf(font(run.font), run.text) * style.size) / 1_000
    return drawn + (style.tracking ?? 0) * run.text.length
  }

  private widthRightToLeft(run: TextRun, style: TextStyle): number {
    this.select(run, style)
    return this.doc.widthOfString(run.text, { features: ['kern'] })
  }

  private select(run: TextRun, style: TextStyle) {
    this.doc.setFont(run.font, font(run.font), style.size)
  }
}

export interface Box {
  x: number
  y: number
  width: number
}

/** The column that everything is set in. */
export const COLUMN: Box = { x: 52, y: 0, width: PAGE.width - 52 - 44 }

function leadingOf(style: TextStyle): number {
  return style.leading ?? style.size * 1.35
}
