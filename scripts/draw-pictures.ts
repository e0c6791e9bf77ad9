import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../tests/support/browser/launch-browser'

/**
 * Draws what browsers and social networks show of the site: icons from public/favicon.svg, one Open Graph
 * picture for each entry below. Run by hand (`npx tsx scripts/draw-pictures.ts`); the results are committed.
 */
const pictures: Record<string, { title: string; tone: string; under: string }> = {
  site: { title: 'Un site avec IA, des dossiers qui tiennent', tone: '#fff', under: '#fff1b8' },
  accueil: {
    title: 'Votre site avec IA, à\u00a0payer seulement si l’aide est accordée',
    tone: '#fff',
    under: '#fff1b8',
  },
  'comment-ca-marche': {
    title: 'Cinq étapes, huit minutes de votre côté',
    tone: '#e4e9fb',
    under: '#dcefe2',
  },
  simulateur: {
    title: 'Potentiellement éligible\u202f? Six questions pour le savoir',
    tone: '#fff1b8',
    under: '#fbe4df',
  },
  'pay-per-call': {
    title: 'Hors de France\u00a0: ne payez que les contacts qualifiés',
    tone: '#dcefe2',
    under: '#e4e9fb',
  },
  blog: { title: 'Blog Acquisition Client', tone: '#fbe4df', under: '#fff1b8' },
}

const mark = readFileSync('public/favicon.svg', 'utf8')
const font = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(`src/web/fonts/${name}.woff2`).toString('base64')})`

const browser = await launchBrowser()
for (const [name, picture] of Object.entries(pictures)) {
  writeFileSync(`public/og/${name}.png`, await draw(browser, openGraph(picture), 1200, 630))
}
writeFileSync('public/icon-192.png', await draw(browser, icon(0.86, 'transparent'), 192, 192))
writeFileSync('public/icon-512.png', await draw(browser, icon(0.86, 'transparent'), 512, 512))
writeFileSync('public/icon-maskable-512.png', await draw(browser, icon(0.6, '#fcfaf5'), 512, 512))
writeFileSync('public/apple-touch-icon.png', await draw(browser, icon(0.76, '#fcfaf5'), 180, 180))
writeFileSync('public/favicon.ico', inIco(await draw(browser, icon(1, 'transparent'), 32, 32)))
await browser.close()

async function draw(from: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

function icon(share: number, ground: string): string {
  return `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
    svg{width:${share * 100}vw;height:${share * 100}vw}</style>${mark}`
}

function openGraph({ title, tone, under }: { title: string; tone: string; under: string }): string {
  return `<style>
    @font-face{font-family:T;src:${font('bricolage-grotesque')};font-weight:600 800}
    @font-face{font-family:L;src:${font('atkinson-hyperlegible-next')};font-weight:400 700}
    body{margin:0;height:630px;box-sizing:border-box;padding:64px 76px 76px 64px;background:#fcfaf5;color:#16181d}
    main{box-sizing:border-box;height:100%;padding:56px 64px;display:flex;flex-direction:column;
      background:${tone};border:2px solid;
      box-shadow:12px 12px 0 -2px ${under},12px 12px 0 0 #16181d,24px 24px 0 -2px #dcefe2,24px 24px 0 0 #16181d}
    header{display:flex;align-items:center;gap:16px;font:800 40px T;letter-spacing:-.02em}
    svg{width:60px;height:60px}
    h1{margin:auto 0;font:800 76px/1.02 T;letter-spacing:-.03em;text-wrap:balance}
    p{margin:0;font:400 28px L;color:#474a54}
    </style><main><header>${mark}Sitéligible</header><h1>${title}</h1>
    <p>Service privé, non affilié à l’État. Aides sous réserve d’acceptation.</p></main>`
}

/** An .ico file that holds one PNG of 32 px. */
function inIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([32, 32, 0, 0, 1, 0, 32, 0], 6)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
