import { createPublicKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  INTERNAL_SEAL,
  SAMPLE_SEAL,
  sampleInvoice,
  sampleSealer,
  sampleSignature,
} from '../../tests/support/files/papers'
import { installed, printed } from '../../tests/support/program/command-line'
import { renderInvoice } from './invoice/render-invoice'
import { openSealer } from './sealer'
import { verifyInvoicePdf } from './verify-invoice-pdf'

const newFolder = () => mkdtempSync(join(tmpdir(), 'seal-'))

describe('the internal authority', () => {
  it('is made once, readable by its owner alone, and found again', async () => {
    const dataDir = newFolder()
    const first = await openSealer({ ...INTERNAL_SEAL, dataDir })
    const second = await openSealer({ ...INTERNAL_SEAL, dataDir })
    expect(second.certificatePem).toBe(first.certificatePem)
    for (const file of readdirSync(join(dataDir, 'seal'))) {
      expect(statSync(join(dataDir, 'seal', file)).mode & 0o777).toBe(0o600)
    }
  })

  it('is one, when several processes make it at once', async () => {
    const dataDir = newFolder()
    const sealers = await Promise.all([1, 2, 3].map(() => openSealer({ ...INTERNAL_SEAL, dataDir })))
    expect(new Set(sealers.map(sealer => sealer.certificatePem)).size).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['seal'])
  })

  it('vouches for a leaf with a key of 3072 bits that is no authority', async () => {
    const { certificatePem, authorityPem } = await openSealer({ ...INTERNAL_SEAL, dataDir: newFolder() })
    const leaf = new X509Certificate(certificatePem)
    const authority = new X509Certificate(authorityPem ?? '')
    expect(leaf.verify(authority.publicKey)).toBe(true)
    expect(leaf.checkIssued(authority)).toBe(true)
    expect([leaf.ca, authority.ca]).toEqual([false, true])
    expect(createPublicKey(certificatePem).asymmetricKeyDetails?.modulusLength).toBe(3072)
    expect(leaf.subject).toContain(INTERNAL_SEAL.owner)
  })
})

describe('a certificate of one’s own', () => {
  it.skipIf(!installed('openssl'))('seals in its name, on P-256 as well', async () => {
    const { certificateFile, keyFile } = await elliptic()
    const sealer = await openSealer({ ...INTERNAL_SEAL, dataDir: newFolder(), certificateFile, keyFile })
    const { pdf, level } = await sealer.seal(await renderInvoice(sampleInvoice(), sampleSignature()))
    expect(level).toBe('B')
    expect(sealer.authorityPem).toBeNull()
    expect(verifyInvoicePdf(pdf, await sealer.known())).toMatchObject({ ours: true, unchanged: true })
  })

  it.skipIf(!installed('openssl'))('does not disown the papers of the internal one', async () => {
    const dataDir = newFolder()
    const internal = await openSealer({ ...INTERNAL_SEAL, dataDir })
    const { pdf } = await internal.seal(await renderInvoice(sampleInvoice(), sampleSignature()))
    const sealer = await openSealer({ ...INTERNAL_SEAL, dataDir, ...(await elliptic()) })
    expect(verifyInvoicePdf(pdf, await sealer.known())).toMatchObject({ ours: true, unchanged: true })
  })

  it('says in one line what is wrong with it', async () => {
    const dataDir = SAMPLE_SEAL
    await sampleSealer()
    const [seal, key] = [join(dataDir, 'seal.pem'), join(dataDir, 'seal.key')]
    const noise = join(newFolder(), 'noise.pem')
    writeFileSync(noise, 'not a certificate')
    const open = (certificateFile: string, keyFile: string | null) =>
      openSealer({ ...INTERNAL_SEAL, dataDir: newFolder(), certificateFile, keyFile })
    await expect(open(seal, null)).rejects.toThrow('SEAL_CERTIFICATE and SEAL_KEY go together')
    await expect(open('/nowhere.pem', key)).rejects.toThrow('the seal needs /nowhere.pem')
    await expect(open(noise, key)).rejects.toThrow('holds no PEM certificate')
    await expect(open(seal, noise)).rejects.toThrow('cannot be read as a private key')
    await expect(open(seal, join(dataDir, 'authority.key'))).rejects.toThrow('is not the key of')
  })
})

it('seals no PDF that was not drawn for it', async () => {
  const sealer = await sampleSealer()
  await expect(sealer.seal(await renderInvoice(sampleInvoice(), null))).rejects.toThrow('no place for a seal')
})

async function elliptic() {
  const folder = newFolder()
  const [certificateFile, keyFile] = [join(folder, 'own.pem'), join(folder, 'own.key')]
  await printed(
    'openssl',
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
    ...['-subj', '/CN=Cachet', '-out', certificateFile, '-keyout', keyFile],
  )
  expect(readFileSync(certificateFile, 'utf8')).toContain('BEGIN CERTIFICATE')
  return { certificateFile, keyFile }
}
