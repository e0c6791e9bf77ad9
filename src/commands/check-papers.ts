import { readConfig } from '~/config'
import type { PaperFlaw } from '~/domain/invoice/paper-flaw'
import { fail } from '~/failure'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import { openFileStore } from '~/gateways/file-store/configured'
import { checkPieces } from '~/usecases/inspection/check-pieces'
import { openSecrets } from '~/usecases/installation/open-secrets'
import { checkPapers } from '~/usecases/invoice/check-papers'
import { openInstallation } from './installation'

/** `npm run check-papers`: verifies the journal's chains, every issued paper and every piece, while the site runs or not. */
async function main() {
  const config = readConfig(process.env)
  const database = await openInstallation(config)
  const files = await openFileStore(config)
  const { filesKey, sealer } = await openSecrets(database.db, config)
  const deps = { db: database.db, encryptedFiles: await openEncryptedFiles(files, filesKey), sealer }
  const { chains, papers, flaws } = await checkPapers(deps)
  const pieces = await checkPieces(deps)
  flaws.push(...pieces.flaws)
  await database.close()
  console.log(
    `${chains} journals, ${papers} papers and ${pieces.pieces} pieces checked, ${flaws.length} flaws`,
  )
  for (const flaw of flaws) console.log(`- ${lineOf(flaw)}`)
  process.exit(flaws.length > 0 ? 1 : 0)
}

const papers: Record<(PaperFlaw & { about: 'paper' })['reason'], string> = {
  unnamed: 'no file is named',
  'other-bytes': 'its bytes are not those that were sealed',
  'broken-seal': 'its seal is broken',
  'not-sealed': 'its file does not bear our seal',
  'not-in-journal': 'the journal did not see it issued like this',
  deleted: 'the journal saw it issued, and its row is gone',
  'missing-number': 'no paper has this number, and no gap is recorded',
  'out-of-order': 'it is earlier than the number before it',
  'other-stamp': 'its time stamp was removed, replaced, or is of another time',
  'other-facts': 'row, data and sealed XML differ',
  unreadable: 'its file cannot be read',
}

const pieceWords: Record<(PaperFlaw & { about: 'piece' })['reason'], string> = {
  'other-bytes': 'its bytes are not those that were received',
  unreadable: 'its file cannot be read',
}

const lineOf = (flaw: PaperFlaw) =>
  flaw.about === 'piece'
    ? `${flaw.piece} of dossier ${flaw.dossier}: ${pieceWords[flaw.reason]}${flaw.reason === 'unreadable' ? ` (${flaw.because})` : ''}`
    : flaw.about === 'paper'
      ? `${flaw.number}: ${papers[flaw.reason]}${'because' in flaw ? ` (${flaw.because})` : ''}`
      : `journal of dossier ${flaw.dossier}: ${flaw.reason} at line ${flaw.rank}`

main().catch(fail)
