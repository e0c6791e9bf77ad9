import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteLayout, SitePage } from '~/domain/site/layout/layout'
import { slugify } from '~/domain/text/slug'
import { contentName } from './content-name'
import { Document } from './document'
import { enginePages } from './engine-pages'
import { crawlerFiles } from './machine/crawler-files'
import { iconSvg } from './machine/icon'
import { structuredData } from './machine/structured-data'
import type { RenderOptions, SiteAssets, SiteFile } from './render-options'
import { drawSections } from './sections/draw-sections'
import { pageName, type SiteView } from './site-view'
import { styleSheet } from './style-sheet'
import { fontsOf, paletteOf, themeOf } from './themes/themes'

interface DrawnPage {
  page: SitePage
  heading: string
  /** Whether search engines may list it. */
  listed: boolean
}

const HTML = 'text/html; charset=utf-8'

/**
 * A firm's site as files: pages, one style sheet, fonts, icon, and what crawlers read. Pure: the same facts, layout, day and
 * options give the same bytes. Photos' own files are laid beside by who publishes.
 * @param day YYYY-MM-DD in the firm's own time
 */
export const renderSite = (...site: Parameters<typeof drawSite>): SiteFile[] => [...drawSite(...site)]

/** Its first page alone, for an answer that a visitor waits for: nothing that comes after it is drawn. */
export function renderFirstPage(...site: Parameters<typeof drawSite>): string {
  const { value } = drawSite(...site).next()
  return String(value?.body)
}

function* drawSite(
  facts: SiteFacts,
  layout: SiteLayout,
  day: string,
  options: RenderOptions,
  assets: SiteAssets,
): Generator<SiteFile, void> {
  const { basePath, origin, purpose } = options
  const theme = themeOf(layout.theme)
  const palette = paletteOf(theme, layout.palette)
  const file = (name: string) => `${basePath}/_f/${name}`
  const fonts = fontsOf(theme, layout.palette).map(font => {
    const body = fontOf(assets, font.file)
    return { ...font, body, name: contentName(font.file, body) }
  })
  const fontAddress = (wanted: string) => file(fonts.find(font => font.file === wanted)?.name ?? wanted)
  const style = styleSheet(fontsOf(theme, layout.palette), palette, stylesOf(assets, layout), fontAddress)
  const icon = iconSvg(facts.name, palette)
  const runs = scriptOf(options)
  const script = (runs && assets.scripts[runs]) ?? ''
  const named = {
    script: contentName(`${runs}.js`, script),
    style: contentName('style.css', style),
    icon: contentName('icone.svg', icon),
    picture: options.sharePicture && contentName('partage.png', options.sharePicture),
  }
  const to = (path: string) => (path === '/' ? basePath || '/' : basePath + path)

  const scriptOn = ({ sections }: SitePage) =>
    runs === 'preview' || (runs === 'assistant' && sections.some(({ kind }) => kind === 'assistant'))

  function draw({ page, heading, listed }: DrawnPage, content?: (site: SiteView) => ReactNode): string {
    const site: SiteView = { facts, layout, day, options, page, heading, to, file }
    const canonical = listed && purpose === 'published' && origin !== null ? origin + to(page.path) : null
    return `<!doctype html>\n${renderToStaticMarkup(
      <Document
        site={site}
        palette={palette}
        head={{
          style: file(named.style),
          inlineStyle: null,
          icon: file(named.icon),
          fonts: fonts.filter(({ first }) => first).map(({ name }) => file(name)),
          canonical,
          sharePicture: named.picture && canonical && origin !== null ? origin + file(named.picture) : null,
          script: scriptOn(page) ? { file: file(named.script), agency: options.agency } : null,
          structuredData: page.path === '/' ? structuredData(site) : null,
        }}
      >
        <theme.Frame site={site}>{content ? content(site) : drawSections(site, theme)}</theme.Frame>
      </Document>,
    )}\n`
  }

  for (const page of layout.pages)
    yield { path: pathOf(page), type: HTML, body: draw({ page, heading: pageName(page), listed: true }) }
  const ours = purpose === 'example' ? [] : enginePages(facts)
  for (const { path, Content, ...drawn } of ours)
    yield { path, type: HTML, body: draw(drawn, site => <Content site={site} />) }
  const listed = [...layout.pages, ...ours.filter(one => one.listed).map(({ page }) => page)]
  yield { path: `_f/${named.style}`, type: 'text/css; charset=utf-8', body: style }
  if (runs) yield { path: `_f/${named.script}`, type: 'text/javascript; charset=utf-8', body: script }
  yield { path: `_f/${named.icon}`, type: 'image/svg+xml', body: icon }
  for (const { name, body } of fonts) yield { path: `_f/${name}`, type: 'font/woff2', body }
  if (named.picture && options.sharePicture)
    yield { path: `_f/${named.picture}`, type: 'image/png', body: options.sharePicture }
  if (purpose === 'published' && origin !== null)
    yield* crawlerFiles(
      origin,
      basePath,
      listed.map(page => origin + to(page.path)),
    )
}

/**
 * A site's first page as one page that asks for nothing else: style and fonts within; its photos are where they say.
 * @returns the style too, whose hash a policy may name
 */
export function renderSelfContained(
  facts: SiteFacts,
  layout: SiteLayout,
  day: string,
  options: RenderOptions,
  assets: SiteAssets,
): { html: string; style: string } {
  const theme = themeOf(layout.theme)
  const palette = paletteOf(theme, layout.palette)
  const embedded = (name: string) =>
    `data:font/woff2;base64,${Buffer.from(fontOf(assets, name)).toString('base64')}`
  const style = styleSheet(fontsOf(theme, layout.palette), palette, stylesOf(assets, layout), embedded)
  const [page] = layout.pages
  if (!page) throw new Error('a layout without a page')
  const site: SiteView = {
    facts,
    layout,
    day,
    options,
    page,
    heading: pageName(page),
    to: () => '#contenu',
    file: address => address,
  }
  const head = {
    style: null,
    inlineStyle: style,
    icon: null,
    fonts: [],
    canonical: null,
    sharePicture: null,
    script: null,
    structuredData: null,
  }
  const html = renderToStaticMarkup(
    <Document site={site} palette={palette} head={head}>
      <theme.Frame site={site}>{drawSections(site, theme)}</theme.Frame>
    </Document>,
  )
  return { html: `<!doctype html>\n${html}\n`, style }
}

/** The one script of a site's pages: a preview asks no machine. */
function scriptOf({ purpose, assistant, agency }: RenderOptions): 'assistant' | 'preview' | null {
  if (purpose === 'preview') return agency === undefined ? null : 'preview'
  return assistant ? 'assistant' : null
}

/** Whatever a layout holds, within the site's own folder. */
const pathOf = ({ path }: SitePage) =>
  [...path.split('/').map(slugify).filter(Boolean), 'index.html'].join('/')

function stylesOf({ styles }: SiteAssets, { theme }: SiteLayout) {
  const [base, own] = [styles.base, styles[theme]]
  if (base === undefined || own === undefined) throw new Error(`no style sheet for the theme ${theme}`)
  return { base, own }
}

function fontOf({ fonts }: SiteAssets, file: string): Uint8Array {
  const font = fonts[file]
  if (!font) throw new Error(`the font ${file} is missing`)
  return font
}
