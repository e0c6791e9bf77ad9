import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { INTERNAL_SEAL, sampleInvoice, sampleSignature } from '../../../tests/support/files/papers'
import { installed, printed } from '../../../tests/support/program/command-line'
import { renderInvoice } from '../invoice/render-invoice'
import { openSealer } from '../sealer'
import { verifyInvoicePdf } from '../verify-invoice-pdf'

const folder = mkdtempSync(join(tmpdir(), 'pkcs12-'))
const PASSPHRASE = 'un mot de passe'
const inFolder = (name: string) => join(folder, name)

const open = (certificateFile: string, passphrase: string | null = PASSPHRASE) =>
  openSealer({
    ...INTERNAL_SEAL,
    dataDir: mkdtempSync(join(folder, 'data-')),
    certificateFile,
    passphrase,
  })

/** As providers deliver them: today's ciphers, those of ten years ago, and an elliptic key. */
const files: [name: string, newKey: string[], pack: string[]][] = [
  ['rsa.p12', ['rsa:2048'], []],
  ['old.pfx', ['rsa:2048'], ['-certpbe', 'PBE-SHA1-3DES', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']],
  ['ec.p12', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'], []],
]

describe.skipIf(!installed('openssl'))('a PKCS#12 file', () => {
  beforeAll(async () => {
    const authority = ['-CA', inFolder('authority.pem'), '-CAkey', inFolder('authority.key')]
    await request(['rsa:2048'], 'authority', [])
    for (const [name, newKey, pack] of files) {
      await request(newKey, name, authority)
      await printed(
        'openssl',
        ...['pkcs12', '-export', '-out', inFolder(name), '-passout', `pass:${PASSPHRASE}`],
        ...['-inkey', inFolder(`${name}.key`), '-in', inFolder(`${name}.pem`)],
        ...['-certfile', inFolder('authority.pem'), ...pack],
      )
    }
  })

  it.each(files.map(([name]) => name))('seals: %s', async name => {
    const sealer = await open(inFolder(name))
    expect(sealer.certificatePem).toContain('BEGIN CERTIFICATE')
    expect((await sealer.known()).seal).toHaveLength(2)
    const { pdf } = await sealer.seal(await renderInvoice(sampleInvoice(), sampleSignature()))
    expect(verifyInvoicePdf(pdf, await sealer.known())).toMatchObject({ ours: true, unchanged: true })
  })

  it('says in one line that the passphrase is wrong, or missing', async () => {
    const sentence = `SEAL_PASSPHRASE does not open ${inFolder('rsa.p12')}`
    await expect(open(inFolder('rsa.p12'), 'un autre')).rejects.toThrow(sentence)
    await expect(open(inFolder('rsa.p12'), null)).rejects.toThrow(sentence)
  })

  it('opens a PEM key with the same passphrase', async () => {
    await printed(
      'openssl',
      ...['pkcs8', '-topk8', '-in', inFolder('rsa.p12.key'), '-out', inFolder('closed.key')],
      ...['-passout', `pass:${PASSPHRASE}`],
    )
    const pair = {
      ...INTERNAL_SEAL,
      dataDir: mkdtempSync(join(folder, 'data-')),
      certificateFile: inFolder('rsa.p12.pem'),
      keyFile: inFolder('closed.key'),
    }
    expect((await openSealer({ ...pair, passphrase: PASSPHRASE })).authorityPem).toBeNull()
    await expect(openSealer({ ...pair, passphrase: 'un autre' })).rejects.toThrow(
      `SEAL_PASSPHRASE does not open ${inFolder('closed.key')}`,
    )
  })
})

async function request(newKey: string[], name: string, authority: string[]) {
  await printed(
    'openssl',
    ...['req', '-x509', '-nodes', '-days', '30', '-newkey', ...newKey, '-subj', `/CN=${name}`],
    ...['-out', inFolder(`${name}.pem`)],
    ...['-keyout', inFolder(`${name}.key`), ...authority],
  )
}
