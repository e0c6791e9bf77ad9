import { expect, onTestFinished, test } from 'vitest'
import { pdfFile } from '../../../tests/support/files/files'
import { pdfBombs } from '../../../tests/support/files/pdf-bombs'
import { ChildDied } from '../child-process/child-process'
import { childInspector } from './piece-inspector'

/** Those that hung the whole program and the administrator's browser; `npm run attack` sends them all. */
const worst = Object.entries(pdfBombs).filter(([name]) => /half a million|four bytes|blank pages/.test(name))

test('bombs of 10 MB end flagged, or with the child that looked at them, and the next piece is seen', async () => {
  const inspector = childInspector()
  onTestFinished(inspector.stop)
  for (const [name, bomb] of worst) {
    const outcome = await inspector.inspect('application/pdf', bomb()).catch(error => error)
    if (!(outcome instanceof ChildDied))
      expect(outcome, name).toContainEqual(expect.stringMatching(/^(oversized|unparseable)$/))
  }
  expect(await inspector.inspect('application/pdf', pdfFile())).toEqual([])
})
