import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, messageOf, partOf } from '~/domain/error'
import { PartMissing } from '~/domain/part-missing'
import { appRoot } from './app-root'

/** npm takes it away first and writes it last; where packages lie elsewhere there is none. */
const MARK = join(appRoot, 'node_modules/.package-lock.json')
const marked = existsSync(MARK)

const CODES = /^(ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|ENOENT)$/
/** Of libraries that hand on no code: pdf.js and its worker, tesseract.js and its own. */
const WORDS = /^(Error: )?(Setting up fake worker failed|Cannot find (module|package) |ENOENT: )/

/** Passes over what a piece itself may cause. @throws PartMissing where the program is to blame */
export function blameProgram(error: unknown) {
  if (isProgramsFault(error)) throw new PartMissing({ cause: error })
}

/** Whether something failed for what the program lacks, and not for what it was given. */
export const isProgramsFault = (error: unknown): boolean => !isWhole() || isOfProgram(error)

/** Whether every package is in its place. */
export const isWhole = () => !marked || existsSync(MARK)

/** No piece names a file: one that is not there is a file of the program. */
function isOfProgram(error: unknown): boolean {
  if (error instanceof PartMissing || CODES.test(codeOf(error)) || WORDS.test(messageOf(error))) return true
  const cause = partOf(error, 'cause')
  return cause !== undefined && cause !== null && isOfProgram(cause)
}
