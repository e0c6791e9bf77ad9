import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pdfFile } from '../../tests/support/files/files'
import { inspectBytes } from './piece-inspector/inspect-bytes'

/** As another realm tells it: pdf.js replaces what tells it here, too. */
const sourceOf = runInNewContext('f => Function.prototype.toString.call(f)')

test('a PDF that was looked into leaves the engine’s own ways to write JSON and to lengthen a list', async () => {
  expect(await inspectBytes('application/pdf', pdfFile())).toEqual([])
  for (const own of [Array.prototype.push, JSON.parse, JSON.stringify])
    expect(sourceOf(own)).toMatch(/^function \w+\(\) \{ \[native code\] \}$/)
})
