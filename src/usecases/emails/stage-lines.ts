import { STAGE_TITLES, type StageName } from '~/domain/dossier/timeline'
import { formatDay } from '~/domain/text/french'
import type { StageLine } from '~/emails/parts/stages'
import type { Dossier } from '~/store/dossiers/dossiers'
import { dossierStages, type ToldDecision, toldDecision } from '../follow-up/dossier-stages'
import type { Deps } from '../ground/deps'

interface StagePapers {
  /** The decision that this very message tells; otherwise what earlier ones told. */
  told?: ToldDecision
  /** The avoir that cancels the invoice. */
  avoirNumber?: string | null
}

/** Where a dossier stands, as its page says it, with the papers of each stage: for a message that tells one. */
export async function stageLines(
  deps: Pick<Deps, 'db'>,
  dossier: Dossier,
  { told, avoirNumber }: StagePapers = {},
): Promise<StageLine[]> {
  const { stages, bodies } = await dossierStages(deps, dossier, told ?? (await toldDecision(deps, dossier)))
  const papers: Partial<Record<StageName, string[]>> = {
    received: dossier.invoice_number ? [`facture ${dossier.invoice_number}`] : [],
    transmitted: bodies.map(({ name, at }) => `${name}, le ${formatDay(at)}`),
    decided: avoirNumber ? [`avoir ${avoirNumber}`] : [],
    delivered: ['procès-verbal de livraison'],
  }
  return stages.map(({ name, state, at }) => ({
    title: STAGE_TITLES[name],
    state,
    at,
    papers: state === 'done' ? (papers[name] ?? []) : [],
  }))
}
