import type { ReactNode } from 'react'
import { ClosingNotice } from './parts/closing-notice'
import { ExampleRibbon } from './parts/example-ribbon'
import { type SiteView, say } from './site-view'
import type { Palette } from './themes/theme'

interface DocumentProps {
  site: SiteView
  palette: Palette
  head: DocumentHead
  children: ReactNode
}

interface DocumentHead {
  /** Addresses; null in a page that holds its own style. */
  style: string | null
  /** The style itself, where no file can be asked for. */
  inlineStyle: string | null
  icon: string | null
  fonts: string[]
  /** Whole address of the page; null where it is not to be found. */
  canonical: string | null
  sharePicture: string | null
  /** Address of the page's one script, and the origin that a preview tells of what is touched; null where none runs. */
  script: { file: string; agency?: string | undefined } | null
  /** JSON, ready to stand in a script element. */
  structuredData: string | null
}

/** A whole page, from head to foot. */
export function Document({ site, palette, head, children }: DocumentProps) {
  const { page, options } = site
  const [title, description] = [say(page.title), say(page.description)]
  return (
    <html lang="fr" data-theme={site.layout.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {head.canonical ? (
          <link rel="canonical" href={head.canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="theme-color" content={palette.ground} />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="fr_FR" />
        <meta property="og:title" content={title} />
        {description && <meta property="og:description" content={description} />}
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {head.sharePicture && <meta property="og:image" content={head.sharePicture} />}
        {head.icon && <link rel="icon" type="image/svg+xml" href={head.icon} />}
        {head.fonts.map(font => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {head.script && <script type="module" src={head.script.file} data-agency={head.script.agency} />}
        {head.style && <link rel="stylesheet" href={head.style} />}
        {head.inlineStyle !== null && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, where an escaped sign would be another one
          <style dangerouslySetInnerHTML={{ __html: head.inlineStyle }} />
        )}
        {head.structuredData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which `structuredData` leaves no « < »
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structuredData }} />
        )}
      </head>
      <body>
        <a href="#contenu" className="skip">
          Aller au contenu
        </a>
        {options.purpose === 'example' && <ExampleRibbon site={site} />}
        <ClosingNotice site={site} />
        <div className="site">{children}</div>
      </body>
    </html>
  )
}
