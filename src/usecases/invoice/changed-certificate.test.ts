import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import { decodeSignedData } from '~/invoicing/seal/decode-signed-data'
import { findPlace } from '~/invoicing/seal/find-place'
import { fillHole, roomOf } from '~/invoicing/seal/seal-place'
import { encodeSignedData } from '~/invoicing/seal/signed-data'
import { openTimeStamper } from '~/invoicing/seal/time-stamper'
import { loadedDatabaseAddress } from '../../../tests/support/database/database'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { dossierToSign, someone } from '../../../tests/support/dossiers/drafts'
import { installed, printed } from '../../../tests/support/program/command-line'
import { startSite } from '../../../tests/support/program/in-process'
import { startTimeStampAuthority } from '../../../tests/support/servers/time-stamp-authority'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import { checkPapers } from '../statements/check-papers'
import { verifyInvoice } from '../verification/verify-invoice'
import { signInvoice } from './sign-invoice'

async function signedPaper(deps: Deps) {
  const id = await dossierToSign(deps)
  await signInvoice(deps, someone, { key: id }, { pdfSha256: null, agreementsVersion: null })
  return deps.db.selectFrom('invoices').selectAll().where('dossier_id', '=', id).executeTakeFirstOrThrow()
}

const bytesOf = async (deps: Deps, { pdf_key }: { pdf_key: string | null }) =>
  buffer(await deps.encryptedFiles.read(null, String(pdf_key)))

const verdictOn = async (deps: Deps, pdf: Buffer) =>
  (await verifyInvoice(deps, CLIENT, asUpload(pdf))).verdict

async function* asUpload(pdf: Buffer) {
  yield { bytes: inChunks(pdf), filename: 'facture.pdf' } as never
}

test.skipIf(!installed('openssl'))(
  'papers sealed under a certificate of before are still judged',
  async () => {
    const DATABASE_URL = await loadedDatabaseAddress()
    const first = await startSite({ DATABASE_URL, ...(await certificate('Cachet 2025')) })
    const paper = await signedPaper(first.deps)
    const { dataDir } = first
    await first.stop()

    const second = await startSite({
      DATABASE_URL,
      FILES_KEY: (await readFile(join(dataDir, 'files.key'), 'utf8')).trim(),
      DATA_DIR: dataDir,
      ...(await certificate('Cachet 2026')),
    })
    await signedPaper(second.deps)
    expect(await checkPapers(second.deps)).toMatchObject({ papers: 2, flaws: [] })
    const pdf = await bytesOf(second.deps, paper)
    expect(await verdictOn(second.deps, pdf)).toBe('genuine')
    await expect(sql`delete from known_certificates`.execute(second.deps.db)).rejects.toThrow(
      'none is changed',
    )
  },
)

test.skipIf(!installed('openssl'))('a stamp that was removed or replaced is named', async () => {
  const [authority, other] = [await startTimeStampAuthority(), await startTimeStampAuthority()]
  onTestFinished(authority.stop)
  onTestFinished(other.stop)
  const { deps } = await startSite({ TSA_URL: `${authority.url}/stamp` })
  const paper = await signedPaper(deps)
  const pdf = await bytesOf(deps, paper)
  expect(await checkPapers(deps)).toMatchObject({ papers: 1, flaws: [] })
  expect(await verdictOn(deps, pdf)).toBe('genuine')

  const place = findPlace(pdf)
  if (!place) throw new Error('it is sealed')
  const seal = decodeSignedData(Buffer.from(pdf.toString('latin1', place.before + 1, place.after - 1), 'hex'))
  const replaced = (await openTimeStamper(`${other.url}/stamp`)(seal.signature)).bytes
  for (const timeStamp of [null, replaced]) {
    const file = Buffer.from(pdf)
    const hole = fillHole(encodeSignedData({ ...seal, timeStamp }), roomOf(place))
    file.write(String(hole), place.before, 'latin1')
    expect(await verdictOn(deps, file)).toBe('changed')
    // With row and journal made to fit, as only the owner of the database can.
    const key = `${timeStamp ? 'replaced' : 'removed'}`.padEnd(32, '0')
    await deps.encryptedFiles.write(null, key, inChunks(file))
    const flaws = deps.db.transaction().execute(async trx => {
      for (const table of ['invoices', 'events'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
      const pdf_sha256 = sha256Of(file)
      await trx.updateTable('invoices').set({ pdf_key: key, pdf_sha256 }).execute()
      await sql`update events set data = data || ${JSON.stringify({ pdf_sha256 })}::jsonb
        where type = 'invoice-signed'`.execute(trx)
      const found = (await checkPapers({ ...deps, db: trx })).flaws.filter(({ about }) => about === 'paper')
      throw new Error(JSON.stringify(found.map(({ reason }) => reason)))
    })
    await expect(flaws).rejects.toThrow('["other-stamp"]')
  }
})

async function certificate(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  const [SEAL_CERTIFICATE, SEAL_KEY] = [join(folder, 'own.pem'), join(folder, 'own.key')]
  await printed(
    'openssl',
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', `/CN=${name}`],
    ...['-out', SEAL_CERTIFICATE, '-keyout', SEAL_KEY],
  )
  return { SEAL_CERTIFICATE, SEAL_KEY }
}
