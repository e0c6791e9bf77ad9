import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { GreyPicture } from '~/domain/picture/grey-picture'
import { MAX_LINE_LENGTH, MAX_LINES, type TextLine } from '~/domain/reading/text-line'
import { pngOf } from './page-picture'

/** The French data that the package carries: nothing is fetched. */
const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/fra')),
  '4.0.0_best_int',
)

const MRZ_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
const ACCOUNT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '

/** How a picture is looked at: a page in its blocks, a machine-readable zone, one line of an account, rows alone. */
export type Manner = 'page' | 'zone' | 'account' | 'block'

const MANNERS: Record<Manner, { tessedit_char_whitelist: string; tessedit_pageseg_mode: PSM }> = {
  page: { tessedit_char_whitelist: '', tessedit_pageseg_mode: PSM.AUTO },
  block: { tessedit_char_whitelist: '', tessedit_pageseg_mode: PSM.SINGLE_BLOCK },
  zone: { tessedit_char_whitelist: MRZ_LETTERS, tessedit_pageseg_mode: PSM.SINGLE_BLOCK },
  account: { tessedit_char_whitelist: ACCOUNT_LETTERS, tessedit_pageseg_mode: PSM.SINGLE_BLOCK },
}

export interface Recognition {
  lines: (picture: GreyPicture, page: number, manner: Manner) => Promise<TextLine[]>
  end: () => Promise<unknown>
}

/** Starts the recognition of French print; it ends with the process. */
export async function startRecognition(): Promise<Recognition> {
  const worker = await createWorker('fra', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true })
  return {
    async lines(picture, page, manner) {
      // Without a density it guesses 25 dots an inch, and takes minutes.
      await worker.setParameters({ ...MANNERS[manner], user_defined_dpi: '200' })
      const { data } = await worker.recognize(await pngOf(picture), {}, { text: false, blocks: true })
      return (data.blocks ?? [])
        .flatMap(block => block.paragraphs)
        .flatMap(paragraph => paragraph.lines)
        .slice(0, MAX_LINES)
        .map(({ text, confidence, bbox }) => ({
          text: text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH),
          page,
          confidence,
          box: {
            x: bbox.x0 / picture.width,
            y: bbox.y0 / picture.height,
            width: (bbox.x1 - bbox.x0) / picture.width,
            height: (bbox.y1 - bbox.y0) / picture.height,
          },
        }))
        .filter(({ text }) => text !== '')
    },
    end: () => worker.terminate(),
  }
}
