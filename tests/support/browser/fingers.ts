import type { Locator } from '@playwright/test'
import { alive } from './alive'

/** What an owner does with his fingers: presses, and fields that he types in. A file chooser is one press. */
export function fingers() {
  const count = { taps: 0, typed: 0 }
  return {
    count,
    /** On a page that runs. */
    tap: async (what: Locator) => {
      count.taps += 1
      await (await alive(what)).click()
    },
    /** On a page that is plain HTML. */
    press: async (what: Locator) => {
      count.taps += 1
      await what.click()
    },
    /** @param plain the page runs nothing */
    type: async (field: Locator, words: string, plain = false) => {
      count.typed += 1
      await (plain ? field : await alive(field)).fill(words)
    },
    choose: async (field: Locator, ...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      count.taps += 1
      await (await alive(field)).setInputFiles(files)
    },
  }
}
