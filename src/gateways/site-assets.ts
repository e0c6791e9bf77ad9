import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Style sheets and fonts of the clients' sites, by name: read once at the start. @param folder src/sites of the program */
export function readSiteAssets(folder: string): {
  styles: Record<string, string>
  fonts: Record<string, Uint8Array>
} {
  const themes = readdirSync(join(folder, 'themes'), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  )
  const fonts = readdirSync(join(folder, 'fonts')).filter(name => name.endsWith('.woff2'))
  return {
    styles: Object.fromEntries([
      ['base', readFileSync(join(folder, 'base.css'), 'utf8')],
      ...themes.map(({ name }) => [name, readFileSync(join(folder, 'themes', name, 'theme.css'), 'utf8')]),
    ]),
    fonts: Object.fromEntries(fonts.map(name => [name, readFileSync(join(folder, 'fonts', name))])),
  }
}
