import type { SiteLayout, SiteTheme } from './layout'
import { chooseLook } from './theme-looks'

/** The same pages in another theme or palette; in another theme each part has the arrangement that the firm's name chooses there. */
export function wearLook(layout: SiteLayout, name: string, theme: SiteTheme, palette: string): SiteLayout {
  if (theme === layout.theme) return { ...layout, palette }
  const { variants } = chooseLook(theme, name)
  return {
    ...layout,
    theme,
    palette,
    pages: layout.pages.map(page => ({
      ...page,
      sections: page.sections.map(section => ({ ...section, variant: variants[section.kind] ?? null })),
    })),
  }
}
