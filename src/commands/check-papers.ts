import { readFileSync } from 'node:fs'
import type { Config } from '~/config'
import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import { fail } from '~/failure'
import { systemClock } from '~/gateways/clock'
import { openEncryptedFiles } from '~/gateways/encrypted-files'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import type { Db } from '~/store/database/database'
import { noteWholeCheck } from '~/usecases/alerts/note-whole-check'
import { checkPieces } from '~/usecases/inspection/check-pieces'
import { openSecrets } from '~/usecases/installation/open-secrets'
import { checkPapers } from '~/usecases/statements/check-papers'
import { compareGiven } from '~/usecases/statements/compare-statements'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

/**
 * `npm run check-papers [-- STATEMENT …]`: verifies the journal's chains, every issued paper and every piece, while the
 * site runs or not, and compares them with the last sealed statements, and with those that lay elsewhere. What it found
 * counts as the last reading: the alert « flawed-paper » rings or ends by it.
 */
async function main() {
  const statements = plainWords('npm run check-papers [-- STATEMENT …]')
  const config = commandConfig()
  const { chains, papers, pieces, flaws } = await withInstallation(config, ({ db }) =>
    checkAll(config, db, statements),
  )
  console.log(`${chains} journals, ${papers} papers and ${pieces} pieces checked, ${flaws.length} flaws`)
  for (const flaw of flaws) console.log(`- ${lineOf(flaw)}`)
  process.exit(flaws.length > 0 ? 1 : 0)
}

async function checkAll(config: Config, db: Db, statements: string[]) {
  const files = await openFileStore(config)
  const { filesKey, sealer } = await openSecrets(db, config)
  const deps = { db, encryptedFiles: await openEncryptedFiles(files, filesKey), sealer }
  const { chains, papers, flaws } = await checkPapers(deps)
  for (const file of statements) flaws.push(...(await compareGiven(deps, readFileSync(file, 'utf8'))))
  const ofPieces = await checkPieces(deps)
  const { pieces } = ofPieces
  await noteWholeCheck(
    { db, clock: systemClock },
    { papers, flaws: flaws.length },
    { pieces, flaws: ofPieces.flaws.length },
  )
  return { chains, papers, pieces, flaws: [...flaws, ...ofPieces.flaws] }
}

const paperWords: Record<(PaperFlaw & { about: 'paper' })['reason'], string> = {
  unnamed: 'no file is named',
  'other-bytes': 'its bytes are not those that were sealed',
  'broken-seal': 'its seal is broken',
  'not-sealed': 'its file does not bear our seal',
  'not-in-journal': 'the journal did not see it issued like this',
  deleted: 'the journal saw it issued, and its row is gone',
  'missing-number': 'no paper has this number, and no gap is recorded',
  'out-of-order': 'it is earlier than the number before it',
  'other-stamp': 'its time stamp was removed, replaced, or is of another time',
  'other-file': 'its row names another file than a sealed statement tells',
  lowered: 'the counter of this series stands lower than in a sealed statement',
  'without-debtor': 'nobody owes it any more, and no avoir cancels it',
  'other-facts': 'row, data and sealed XML differ',
  unreadable: 'its file cannot be read',
}

const pieceWords: Record<(PaperFlaw & { about: 'piece' })['reason'], string> = {
  'other-bytes': 'its bytes are not those that were received',
  unreadable: 'its file cannot be read',
}

const ledgerWords: Record<(PaperFlaw & { about: 'ledger' })['reason'], string> = {
  balance: 'the kept balance is not what its entries add up to',
  movement: 'its entries do not add up to zero',
  paper: 'its sums are not those of the movements that it bears',
}

function lineOf(flaw: PaperFlaw): string {
  const because = 'because' in flaw ? ` (${flaw.because})` : ''
  switch (flaw.about) {
    case 'piece':
      return `${flaw.piece} of dossier ${flaw.dossier}: ${pieceWords[flaw.reason]}${because}`
    case 'paper':
      return `${flaw.number}: ${paperWords[flaw.reason]}${because}`
    case 'delivery':
      return `paper of the delivery of ${flaw.invoice}: ${paperWords[flaw.reason]}${because}`
    case 'ledger':
      return `ledger of leads, ${flaw.reason} ${flaw.name}: ${ledgerWords[flaw.reason]}`
    case 'statement':
      return `statement ${flaw.rank || 'given'}: ${flaw.reason}`
    case 'administration':
      return `journal of the administration: ${flaw.reason} at line ${flaw.rank}`
    case 'journal':
      return `journal of dossier ${flaw.dossier}: ${flaw.reason} at line ${flaw.rank}`
  }
}

main().catch(fail)
