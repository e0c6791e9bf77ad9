import type { EligibilityAnswer } from '~/domain/dossier/eligibility-answer'
import { ActionLink } from '../parts/action-link'
import { InQuotes, Letter, Paragraph } from '../parts/layout'
import type { DossierLetter } from './dossier-letter'

const TITLES: Record<EligibilityAnswer, string> = {
  likely: 'Vous êtes potentiellement éligible',
  question: 'Nous avons une question',
  no: 'Vous ne remplissez pas les conditions',
}

const NEXT: Record<EligibilityAnswer, string> = {
  likely: 'Seuls les organismes décident\u00a0: votre dossier peut être préparé dès maintenant.',
  question: 'Répondez simplement à ce message\u00a0: nous complétons votre dossier avec vous.',
  no: 'Vous n’avez rien à payer, et rien à faire. Si un point vous semble inexact, répondez à ce message.',
}

/** The team's answer within 24 hours: one word, its sentence, and what comes next. */
export function EligibilityAnswered(
  props: DossierLetter & {
    answer: EligibilityAnswer
    sentence: string
  },
) {
  const { companyName, answer, sentence, link } = props
  return (
    <Letter dossierLink={link} title={TITLES[answer]} preview={sentence || NEXT[answer]}>
      <Paragraph>
        Nous vous devions une réponse sur l’éligibilité
        {companyName ? ` de ${companyName}` : ' de votre entreprise'}. La voici
        {sentence ? '\u00a0:' : '.'}
      </Paragraph>
      {sentence && <InQuotes>{sentence}</InQuotes>}
      <Paragraph>{NEXT[answer]}</Paragraph>
      <ActionLink href={link}>
        {answer === 'likely' ? 'Continuer mon dossier' : 'Voir mon dossier'}
      </ActionLink>
    </Letter>
  )
}
