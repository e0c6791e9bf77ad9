import type { Exchange } from './assistant/answers/answer'

/** What a site is drawn for, beside its facts and its layout. */
export interface RenderOptions {
  /** `published`: for everybody; `preview`: not for search engines, forms keep nothing; `example`: says that it is one. */
  purpose: 'published' | 'preview' | 'example'
  /** What stands before each address: empty on a host of its own, « /exemples/coiffeur » on ours. */
  basePath: string
  /** https and host, without a slash at the end; null where the site has no address of its own yet. */
  origin: string | null
  host: SiteHost
  /** The origin whose page frames a preview and is told which section was touched; without it no script runs in one. */
  agency?: string
  /** Whether somebody answers POST /_assistant. */
  assistant: boolean
  /** Whose program may say the assistant's answers again, as the privacy page names it; none: rules answer alone. */
  languageModel?: string | null
  photos: SitePhoto[]
  /** The picture that shared links show, made from `sharePictureSvg`: PNG; null: none. */
  sharePicture: Uint8Array | null
  /** What was just asked and answered, for the page that a form without a script gets. */
  exchange?: Exchange | null
  /** What the assistant of an example is seen to be asked before anybody does. */
  opening?: Exchange
}

/** Who puts the site online (LCEN): the agency, as `agency.json` says it. */
interface SiteHost {
  name: string
  address: string
  telephone: string
}

/** A photo of the firm as its site shows it; its files are named by content and laid under `/_f/` by who publishes. */
export interface SitePhoto {
  id: string
  /** What is seen on it; a photo without one is not shown. */
  alt: string
  /** What stays in view when it is cropped: fractions from 0 to 1. */
  focus: { x: number; y: number }
  /** From narrow to wide. */
  sizes: { file: string; width: number; height: number }[]
}

/** Style sheets, fonts and scripts by the name of their file, as `gateways/read-site-assets.ts` reads them. */
export interface SiteAssets {
  /** « base », and each theme's. */
  styles: Record<string, string>
  fonts: Record<string, Uint8Array>
  /** « assistant », « preview »: plain JavaScript, as the browser runs it. */
  scripts: Record<string, string>
}

export interface SiteFile {
  /** « index.html », « services/index.html », « _f/style.1a2b3c.css » … */
  path: string
  type: string
  body: string | Uint8Array
}
