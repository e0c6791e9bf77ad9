import { answerBefore } from '~/domain/eligibility/answer-clock'
import { AgencyAnswerDue } from '~/emails/agency-answer-due'
import { AgencyCallBack } from '~/emails/agency-call-back'
import { EligibilityAnswered } from '~/emails/eligibility-answered'
import { type Composers, dossierOf } from './composer'

/** The promised answer, the warning that it is due, and a call that a client asks for. */
export const eligibilityComposers: Composers<
  'eligibility-answered' | 'agency-answer-due' | 'agency-call-back'
> = {
  'eligibility-answered': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Notre réponse sur votre éligibilité',
      body: EligibilityAnswered({ agency: deps.agency, companyName, link, ...email.data }),
    }
  },
  'agency-call-back': async (deps, email) => {
    const { dossier } = await dossierOf(deps, email)
    return {
      subject: `Appel demandé\u00a0: ${dossier.company_name}`,
      body: AgencyCallBack({
        agency: deps.agency,
        companyName: dossier.company_name,
        phone: dossier.phone,
        at: new Date(email.data.at),
        link: `${deps.publicUrl}/admin-dashboard/dossiers/${dossier.id}`,
      }),
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
