import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  HARD_NAMES,
  sampleAvoir,
  sampleInvoice,
  sampleSealer,
  sampleSignature,
} from '../../tests/support/files/papers'
import { installed } from '../../tests/support/program/command-line'
import { renderInvoice } from './invoice/render-invoice'
import { readDer } from './seal/der'
import { findPlace } from './seal/find-place'
import type { Sealer } from './sealer'
import { verifyInvoicePdf } from './verify-invoice-pdf'

const folder = mkdtempSync(join(tmpdir(), 'hard-names-'))
const authority = join(folder, 'authority.pem')
const files: string[] = []
let sealer: Sealer

/** Each hard name on a signed invoice, and every third on an avoir as well. */
beforeAll(async () => {
  sealer = await sampleSealer()
  writeFileSync(authority, sealer.authorityPem ?? '')
  for (const [index, company_name] of HARD_NAMES.entries()) {
    const buyer = { ...sampleInvoice().buyer, company_name }
    await keep(`invoice-${index}`, await renderInvoice(sampleInvoice({ buyer }), sampleSignature()))
    if (index % 3 === 0) await keep(`avoir-${index}`, await renderInvoice(sampleAvoir({ buyer }), null))
  }
})

async function keep(name: string, drawn: Uint8Array) {
  const { pdf } = await sealer.seal(drawn)
  expect(verifyInvoicePdf(pdf, await sealer.known())).toMatchObject({ ours: true, unchanged: true })
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, pdf)
  writeFileSync(`${file}.content`, contentOf(pdf))
  writeFileSync(`${file}.signature`, signatureOf(pdf))
  files.push(file)
}

describe('thirty hard names', () => {
  it('are thirty', () => expect(new Set(HARD_NAMES).size).toBe(30))

  it.skipIf(!installed('qpdf'))('make clean files (qpdf)', async () => {
    for (const { said } of await judged('qpdf --check "$file"'))
      expect(said).toContain('No syntax or stream encoding errors found')
  })

  it.skipIf(!installed('pdffonts'))('embed every font with its Unicode map (pdffonts)', async () => {
    for (const { said } of await judged('pdffonts "$file"')) {
      const fonts = said.trim().split('\n').slice(2)
      expect(fonts.length).toBeGreaterThan(3)
      for (const font of fonts) expect(font).toMatch(/Identity-H\s+yes yes yes/)
    }
  })

  it.skipIf(!installed('pdfdetach'))('attach exactly one factur-x.xml (pdfdetach)', async () => {
    for (const { said } of await judged('pdfdetach -list "$file"'))
      expect(said.trim().split('\n')).toEqual(['1 embedded files', '1: factur-x.xml'])
  })

  it.skipIf(!installed('pdfsig'))('are signed as a whole (pdfsig)', async () => {
    for (const { said } of await judged('pdfsig "$file"')) {
      expect(said).toContain('Signature is Valid.')
      expect(said).toContain('Total document signed')
      expect(said).toContain('ETSI.CAdES.detached')
    }
  })

  it.skipIf(!installed('qpdf'))('are certified against any later change (qpdf)', async () => {
    for (const { said } of await judged('qpdf --json=2 --json-key=qpdf "$file"')) {
      const { qpdf } = JSON.parse(said)
      const objects = qpdf[1]
      const catalog = objects[`obj:${objects.trailer.value['/Root']}`].value
      const { '/Reference': references, '/Type': type } = objects[`obj:${catalog['/Perms']['/DocMDP']}`].value
      expect(type).toBe('/Sig')
      expect(references).toMatchObject([{ '/TransformMethod': '/DocMDP', '/TransformParams': { '/P': 1 } }])
    }
  })

  it.skipIf(!installed('openssl'))('have a signature under our authority (openssl cms)', async () => {
    const verify =
      'openssl cms -verify -cades -purpose any -inform DER -binary -out /dev/null -in "$file.signature" -content "$file.content"'
    for (const { said } of await judged(`${verify} -CAfile '${authority}'`))
      expect(said).toContain('CAdES Verification successful')
  })

  it.skipIf(!installed('pdfinfo'))('never spill onto a page more (pdfinfo)', async () => {
    for (const { file, said } of await judged('pdfinfo "$file"'))
      expect(said).toMatch(file.includes('avoir') ? /Pages:\s+1\n/ : /Pages:\s+2\n/)
  })
})

/**
 * What a command says of each file, on either stream. One shell starts them all: a process of tests, large as it is, takes
 * longer to start a program than the program does to judge a paper.
 * @param command of the shell, to which a paper is `$file`; it may fail, since some complain by their exit code alone
 */
async function judged(command: string): Promise<{ file: string; said: string }[]> {
  const loop = `for file; do ${command} > "$file.said" 2>&1; done; true`
  await promisify(execFile)('sh', ['-c', loop, 'sh', ...files])
  expect(files).toHaveLength(40)
  return files.map(file => ({ file, said: readFileSync(`${file}.said`, 'utf8') }))
}

function contentOf(pdf: Uint8Array): Buffer {
  const place = findPlace(Buffer.from(pdf))
  if (!place) throw new Error('not sealed')
  return Buffer.concat([pdf.slice(0, place.before), pdf.slice(place.after)])
}

function signatureOf(pdf: Uint8Array): Buffer {
  const place = findPlace(Buffer.from(pdf))
  if (!place) throw new Error('not sealed')
  const hole = Buffer.from(pdf).toString('latin1', place.before + 1, place.after - 1)
  return readDer(Buffer.from(hole, 'hex')).raw
}
