import { openInBrowser } from '~/web/ui/pdf/open-in-browser'

const WIDTH = 240

/** The first page of a PDF, small, as an address of this page. @throws where it cannot be drawn */
export async function pdfThumbnail(file: Blob): Promise<string> {
  const task = await openInBrowser(file)
  try {
    const page = await (await task.promise).getPage(1)
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width })
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = Math.max(1, Math.min(WIDTH * 2, Math.floor(viewport.height)))
    await page.render({ canvas, viewport }).promise
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new TypeError('not drawn')
    return URL.createObjectURL(blob)
  } finally {
    await task.destroy()
  }
}
