import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Style sheets, fonts and scripts of the clients' sites, by name: read once at the start. @param folder src/sites of the program */
export function readSiteAssets(folder: string): {
  styles: Record<string, string>
  fonts: Record<string, Uint8Array>
  scripts: Record<string, string>
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
    scripts: {
      assistant: readFileSync(join(folder, 'scripts', 'assistant.js'), 'utf8'),
      preview: readFileSync(join(folder, 'scripts', 'preview.js'), 'utf8'),
    },
    fonts: Object.fromEntries(fonts.map(name => [name, readFileSync(join(folder, 'fonts', name))])),
  }
}
