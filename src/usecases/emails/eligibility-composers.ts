import { kindWords, stateWords } from '~/domain/aids/aid-words'
import { grantKnown } from '~/domain/aids/open-grants'
import { pairsOf } from '~/domain/closed-list'
import { answerBefore } from '~/domain/eligibility/answer-clock'
import { eligibilityAnswers, resultPath } from '~/domain/eligibility/answers'
import { type Criterion, type Finding, judgeEligibility } from '~/domain/eligibility/eligibility'
import { readAnswers } from '~/domain/eligibility/read-answers'
import { criterionNames, findingNames, reasons, resultWords } from '~/domain/eligibility/result-words'
import { vatOf } from '~/domain/invoice/vat'
import { AgencyAnswerDue } from '~/emails/agency/agency-answer-due'
import { AgencyCallBack } from '~/emails/agency/agency-call-back'
import { EligibilityAnswered } from '~/emails/dossier/eligibility-answered'
import { SimulatorResult } from '~/emails/dossier/simulator-result'
import { readAids } from '../aids/read-aids'
import { type Composers, dossierForTeam, dossierOf } from './composers'

/** The simulator's result, the promised answer, the warning that it is due, and a call that a client asks for. */
export const eligibilityComposers: Composers<
  | 'simulator-result'
  | 'eligibility-answered'
  | 'agency-answer-due'
  | 'agency-call-back'
  | 'agency-visitor-call'
> = {
  'simulator-result': async ({ db, clock, publicUrl }, { data: { answers } }) => {
    const read = readAnswers(answers)
    const { outcome, findings } = judgeEligibility(eligibilityAnswers(read))
    const abroad = answers.france === 'non'
    const goesOn = !abroad && outcome !== 'not-eligible'
    const judged = goesOn ? await readAids({ db, clock }, read) : []
    const possible = judged.filter(
      ({ outcome: applies, state }) => applies !== 'not-eligible' && state !== 'closed',
    )
    const { title, lead, next } = resultWords(
      { outcome, abroad, served: vatOf(answers['code-postal'] ?? '') !== null },
      grantKnown(
        possible.map(({ aid, state }) => ({ ...aid, state })),
        read,
      ),
    )
    return {
      subject: `Votre résultat\u00a0: ${title}`,
      body: SimulatorResult({
        title,
        lead,
        criteria: abroad ? [] : criteriaLines(findings),
        aids: possible.slice(0, AIDS_NAMED).map(({ aid: { name, body, kind, slug }, state }) => ({
          ...{ name, body, what: `${kindWords[kind]}, ${stateWords[state]}`.toLowerCase() },
          link: `${publicUrl}/aides/${slug}`,
        })),
        link: `${publicUrl}${resultPath(answers)}`,
        next: goesOn
          ? {
              words: next,
              label: 'Préparer mon dossier',
              link: `${publicUrl}/dossier?${new URLSearchParams({ ...answers })}`,
            }
          : abroad
            ? { words: next, label: 'Voir l’offre à la performance', link: `${publicUrl}/pay-per-call` }
            : { words: next, label: 'Refaire le test', link: `${publicUrl}/simulateur` },
      }),
    }
  },
  'eligibility-answered': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: 'Notre réponse sur votre éligibilité',
      body: EligibilityAnswered({ companyName, link, ...email.data }),
    }
  },
  'agency-call-back': async (deps, email) => {
    const { dossier, companyName, link } = await dossierForTeam(deps, email)
    return {
      subject: `Appel demandé\u00a0: ${companyName}`,
      body: AgencyCallBack({ companyName, phone: dossier.phone, at: new Date(email.data.at), link }),
    }
  },
  'agency-visitor-call': async (_, { data: { name, phone, at } }) => ({
    subject: `Appel demandé\u00a0: ${name}`,
    body: AgencyCallBack({ companyName: name, phone, at: new Date(at) }),
  }),
  'agency-answer-due': async (deps, email) => {
    const { dossier, companyName, link } = await dossierForTeam(deps, email)
    const before = answerBefore(dossier.answer_asked_at ?? dossier.created_at)
    return {
      subject: `Réponse attendue\u00a0: ${companyName}`,
      body: AgencyAnswerDue({ companyName, before, link }),
    }
  },
}

/** More would be a list that nobody reads; the page shows them all. */
const AIDS_NAMED = 8

const criteriaLines = (findings: Record<Criterion, Finding>) =>
  pairsOf(findings).map(([criterion, finding]) => ({
    name: criterionNames[criterion],
    finding: findingNames[finding],
    reason: reasons[criterion][finding],
  }))
