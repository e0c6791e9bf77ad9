import { answerBefore } from '~/domain/eligibility/answer-clock'
import { AgencyAnswerDue } from '~/emails/agency-answer-due'
import { EligibilityAnswered } from '~/emails/eligibility-answered'
import { type Composers, dossierOf } from './composer'

/** The promised answer, and the warning that it is due. */
export const eligibilityComposers: Composers<'eligibility-answered' | 'agency-answer-due'> = {
  'eligibility-answered': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Notre réponse sur votre éligibilité',
      body: EligibilityAnswered({ agency: deps.agency, companyName, link, ...email.data }),
    }
  },
  'agency-answer-due': async (deps, email) => {
    const { dossier } = await dossierOf(deps, email)
    const before = answerBefore(dossier.answer_asked_at ?? dossier.created_at)
    return {
      subject: `Réponse attendue\u00a0: ${dossier.company_name}`,
      body: AgencyAnswerDue({
        agency: deps.agency,
        companyName: dossier.company_name,
        before,
        link: `${deps.publicUrl}/admin-dashboard/dossiers/${dossier.id}`,
      }),
    }
  },
}
