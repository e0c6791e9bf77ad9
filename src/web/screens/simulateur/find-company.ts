import type { AppLoadContext } from 'react-router'
import { failureOf } from '~/contract/failure'
import type { AnswerWords } from '~/domain/eligibility/answers'
import { postalCodeIn } from '~/domain/place/department'
import { postalAddressOf } from '~/domain/place/postal-address'
import { checkSiret } from '~/domain/place/siret'
import { activityLabel } from '~/domain/trade/activity-labels'
import { tradeOfActivity } from '~/domain/trade/trade-of-activity'
import type { KnownCompany } from './known-company'
import type { RefusedSiret } from './siret-first'

type Found = { company: KnownCompany; answers: AnswerWords; refused?: never }
type NotFound = { refused: RefusedSiret; company?: never; answers?: never }

const PROBLEMS = {
  wrong:
    'Ce numéro n’est pas un SIRET\u00a0: vérifiez ses 14 chiffres, ou choisissez «\u00a0Plus tard\u00a0».',
  closed: 'Le registre public indique que cet établissement est fermé. Vérifiez le SIRET.',
  unknown: 'Le registre public ne publie rien pour ce SIRET\u00a0: choisissez «\u00a0Plus tard\u00a0».',
  silent: 'Le registre public ne répond pas\u00a0: choisissez «\u00a0Plus tard\u00a0».',
}

/** Asks the public registry for a firm, and answers with it what of the questions it settles. */
export async function findCompany(
  { api, nonce }: Pick<AppLoadContext, 'api' | 'nonce'>,
  typed: string,
): Promise<Found | NotFound> {
  const { siret, valid } = checkSiret(typed)
  const refused = (problem: string) => ({
    refused: { typed, siret: valid && problem !== PROBLEMS.closed ? siret : null, problem },
  })
  if (!valid) return refused(PROBLEMS.wrong)
  const asked = await api.lookUpCompany({ params: { siret } }).catch(error => {
    const failure = failureOf(error)
    return { problem: failure.kind === 'silent' ? PROBLEMS.silent : failure.message }
  })
  if ('problem' in asked) return refused(asked.problem)
  const { outcome, company_name, address, activity } = asked
  if (outcome !== 'found') return refused(PROBLEMS[outcome])
  if (!company_name || !address) return refused(PROBLEMS.unknown)
  const trade = activityLabel(activity ?? '')
  const code = postalCodeIn(address)
  const metier = tradeOfActivity(activity ?? '')
  const city = postalAddressOf(address)?.city ?? ''
  const preview = await api
    .sitePreview({ body: { name: company_name, trade: trade ?? '', city } })
    .then(reply => reply.text())
    // The frame inherits the policy of this page.
    .then(html => html.replace('<style>', `<style nonce="${nonce()}">`))
    .catch(() => null)
  return {
    company: { siret, company_name, address, trade, preview },
    answers: { france: 'oui', ...(code && { 'code-postal': code }), ...(metier && { metier }) },
  }
}
