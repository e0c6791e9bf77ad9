import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PartMissing } from '../domain/part-missing'
import { blameProgram } from './missing-part'

const thrownBy = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(String, error => error)

test('a package, a worker or a file that an update took away is the program’s fault, never the piece’s', async () => {
  const gone = 'pdfjs-dist/no-such-part'
  const lost = [
    await thrownBy(() => import(gone)),
    await thrownBy(() => readFile('no-such.traineddata.gz')),
    new Error('Setting up fake worker failed: "Cannot find module \'/opt/pdf.worker.mjs\'".'),
    // tesseract.js rejects with words.
    "Error: ENOENT: no such file or directory, open 'fra.traineddata.gz'",
    new Error('the page could not be drawn', { cause: await thrownBy(() => import(gone)) }),
  ]
  for (const error of lost) expect(() => blameProgram(error), String(error)).toThrow(PartMissing)
  for (const error of [new Error('Invalid PDF structure.'), new RangeError('Invalid array length'), 'bad'])
    expect(() => blameProgram(error), String(error)).not.toThrow()
})
