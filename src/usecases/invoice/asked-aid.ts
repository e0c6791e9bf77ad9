import { forbidsSigning } from '~/domain/aids/aid-words'
import type { AskedAid } from '~/domain/invoice/invoice'
import type { Dossier } from '~/store/dossiers/dossiers'
import { lastQuote } from '~/store/papers/quotes'
import { possibleAids } from '../aids/possible-aids'
import type { Deps } from '../ground/deps'

/**
 * The aid that a dossier's contract hangs on, as far as it is known: the bodies to which it will be handed over, and the aids
 * that its client said he had asked for with the quote. Null where nothing is: no body is configured, or a test dossier,
 * which goes to nobody.
 */
export async function askedAid(
  deps: Pick<Deps, 'db' | 'clock' | 'aidBodies'>,
  dossier: Dossier,
): Promise<AskedAid | null> {
  if (dossier.is_test) return null
  const bodies = deps.aidBodies.all.map(({ name }) => name)
  const quote = await lastQuote(deps.db, dossier.id)
  const asked = quote && (quote.agreed_at ?? quote.filed_at)
  const aids = asked
    ? (await possibleAids(deps, dossier)).filter(({ signing }) => forbidsSigning(signing))
    : []
  const names = aids.map(({ name, body }) => `${name} (${body})`)
  return names.length + bodies.length > 0 ? { aids: names, bodies } : null
}
