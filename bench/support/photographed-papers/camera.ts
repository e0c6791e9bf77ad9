import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { launchBrowser } from '../../../tests/support/browser/launch-browser'
import { pageOf, type Sheet } from './sheet'

/** How a paper of the third set comes to be a file. */
export const SHOTS = [
  'file of the web site',
  'flatbed, grey',
  'held at a slant',
  'on a dark desk',
  'under a lamp’s shadow',
  'in dim light',
  'lying on its side',
  'sent by messenger',
] as const
export type Shot = (typeof SHOTS)[number]

let browser: Promise<Browser> | undefined

const open = () => (browser ??= launchBrowser())

/** Ends the browser that papers are drawn in. */
export async function putCameraAway() {
  const opened = await browser
  browser = undefined
  await opened?.close()
}

/**
 * The browser lays the sheet out and, where it is photographed, turns it in space: true perspective, unlike the
 * other sets. Light, noise and compression come after.
 * @param place chooses angles and light, so that the same paper always gives the same picture
 */
export async function shoot(sheet: Sheet, shot: Shot, place: number): Promise<Buffer> {
  switch (shot) {
    case 'file of the web site':
      return asPdf(sheet)
    case 'flatbed, grey':
      return sharp(await picture(sheet, `.sheet{transform:rotate(${lean(place, 1.2)}deg)}`, 2))
        .greyscale()
        .jpeg({ quality: 72 })
        .toBuffer()
    case 'held at a slant':
      return sharp(await photographed(sheet, place, '#8d8a84', 13))
        .jpeg({ quality: 84 })
        .toBuffer()
    case 'on a dark desk':
      return sharp(await photographed(sheet, place, '#22262b', 6))
        .jpeg({ quality: 80 })
        .toBuffer()
    case 'under a lamp’s shadow':
      return sharp(await photographed(sheet, place, '#a58f72', 5, shadow(place)))
        .jpeg({ quality: 78 })
        .toBuffer()
    case 'in dim light':
      return dimmed(await photographed(sheet, place, '#5b5148', 4), place)
    case 'lying on its side':
      return sharp(await photographed(sheet, place, '#cfc9bd', 4))
        .rotate(place % 2 ? 90 : 270)
        .jpeg({ quality: 82 })
        .toBuffer()
    case 'sent by messenger':
      return sharp(await photographed(sheet, place, '#77706a', 5))
        .resize({ width: 1_600, height: 1_600, fit: 'inside' })
        .jpeg({ quality: 45 })
        .toBuffer()
  }
}

/** Between minus `most` and `most`, by the paper's place. */
const lean = (place: number, most: number) => ((((place * 61) % 19) - 9) / 9) * most

async function asPdf(sheet: Sheet): Promise<Buffer> {
  return inPage(sheet, pageOf(sheet), page =>
    page.pdf({
      width: `${sheet.width}px`,
      height: `${sheet.height}px`,
      printBackground: true,
      pageRanges: '1',
    }),
  )
}

const picture = (sheet: Sheet, style: string, scale: number) =>
  inPage(sheet, pageOf(sheet, style), page => page.screenshot({ type: 'png' }), scale)

/** A sheet lying on a ground, seen from above by a hand that is not quite straight; `tilt` in degrees. */
function photographed(sheet: Sheet, place: number, ground: string, tilt: number, light = '') {
  const wide = { ...sheet, width: Math.round(sheet.width * 1.22), height: Math.round(sheet.height * 1.2) }
  const style = `body{background:${ground};width:${wide.width}px;height:${wide.height}px;overflow:hidden;perspective:${sheet.height * 2.2}px;display:grid;place-items:center}
.sheet{transform:rotateX(${tilt * (place % 2 ? 1 : -0.8)}deg) rotateY(${lean(place + 3, tilt * 0.8)}deg) rotateZ(${lean(place, 3.5)}deg);box-shadow:6px 10px 26px #0007}`
  return inPage(
    wide,
    pageOf(sheet, style, drawn => `${drawn}${light}`),
    page => page.screenshot({ type: 'png' }),
    sheet.width > 800 ? 1.8 : 2.4,
  )
}

const shadow = (place: number) =>
  `<div style="position:fixed;inset:0;background:linear-gradient(${place % 2 ? 100 : 200}deg,#0000 30%,#0007 52%,#0009 70%,#0003);mix-blend-mode:multiply"></div><div style="position:fixed;inset:0;background:radial-gradient(circle at ${place % 2 ? 18 : 80}% 12%,#fffb,#fff0 26%)"></div>`

/** Half the light, warm, with the grain of a small sensor. */
async function dimmed(png: Buffer, place: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer()
  return sharp(png)
    .linear(0.42 + (place % 3) * 0.05, 6)
    .tint('#e8cfa0')
    .composite([{ input: grain, blend: 'soft-light' }])
    .blur(0.6)
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function inPage<Result>(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  html: string,
  take: (page: Page) => Promise<Result>,
  scale = 2,
): Promise<Result> {
  const context = await (await open()).newContext({ viewport: { width, height }, deviceScaleFactor: scale })
  const page = await context.newPage()
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const result = await take(page)
  await context.close()
  return result
}
