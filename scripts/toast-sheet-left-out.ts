import type { Plugin } from 'vite'

const SHEET = /^__insertCSS\(".*"\);?$/m

/**
 * Of sonner only the list of messages is used: its sheets are drawn by `web/ui/feedback`, and the style sheet of its
 * own would be two thirds of what it weighs.
 */
export function toastSheetLeftOut(): Plugin {
  return {
    name: 'toast-sheet-left-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return null
      if (!SHEET.test(code)) this.error('sonner no longer inserts its style sheet as it did')
      return { code: code.replace(SHEET, ''), map: null }
    },
  }
}
