import type { Plugin } from 'vite'

const MANIFEST = '\0virtual:react-router/server-manifest'
const ROOT_SHEETS = /'root':\{.*?'css':\[([^\]]*)\]/

/**
 * React Router marks the address of each style sheet that parts fetched later share (`#`), so that it comes a second time
 * with them: a page that is left takes its own sheets along. The root's never go, and with the second time the browser
 * took all fonts for new and laid the whole page out again.
 */
export function rootSheetOnce(): Plugin {
  return {
    name: 'root-sheet-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (id !== MANIFEST) return null
      const sheets = ROOT_SHEETS.exec(code)?.[1]
      if (sheets === undefined)
        this.error('the list of routes no longer names the root’s style sheets as it did')
      return {
        code: unmarked(
          code,
          [...sheets.matchAll(/'([^']+)'/g)].map(([, href]) => String(href)),
        ),
        map: null,
      }
    },
  }
}

/** The text with those sheets named without their mark. */
export const unmarked = (text: string, sheets: string[]): string =>
  sheets
    .filter(href => href.endsWith('#'))
    .reduce((rest, href) => rest.replaceAll(href, href.slice(0, -1)), text)
