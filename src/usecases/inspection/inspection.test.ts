import { expect, test } from 'vitest'
import { inspectPicture } from '~/domain/dossier/document-inspection'
import { jpegFile, pdfFile, pngFile } from '../../../tests/support/files'
import { deceivingFiles } from '../../../tests/support/hostile-files'
import { inspectPdf } from './inspect-pdf'

test.each(deceivingFiles().map(file => [file.what, file] as const))(
  '%s is flagged',
  (_, { name, bytes, flag }) => {
    expect(name.endsWith('.pdf') ? inspectPdf(bytes) : inspectPicture(bytes)).toContain(flag)
  },
)

test('honest pieces have no flag', () => {
  expect(inspectPdf(pdfFile())).toEqual([])
  expect(inspectPdf(pdfFile(500_000))).toEqual([])
  expect(inspectPicture(pngFile())).toEqual([])
  expect(inspectPicture(jpegFile())).toEqual([])
})
