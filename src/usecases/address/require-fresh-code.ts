import { isCodeFresh } from '~/domain/dossier/address-proof'
import { Refusal } from '~/domain/refusal'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'

/**
 * Export, correction, erasure and renunciation from the client's page need a code typed just now (specification
 * B11); where no e-mail leaves, nobody can be asked for one. @throws Refusal fresh-code-needed
 */
export function requireFreshCode(
  { mailer, clock }: Pick<Deps, 'mailer' | 'clock'>,
  { code_confirmed_at }: Pick<Dossier, 'code_confirmed_at'>,
) {
  if (mailer.leaves && !isCodeFresh(code_confirmed_at, clock())) throw new Refusal('fresh-code-needed')
}
