import { Plus } from 'lucide-react'
import { isValidElement, type ReactNode } from 'react'
import type { SitePrice } from '~/domain/agency'
import { priceWords } from '~/domain/invoice/price-words'
import { useSite } from '~/web/site'
import { Section } from '~/web/ui/frame/section'
import styles from './questions.module.css'

const questionsAt = (price: SitePrice): { question: string; answer: ReactNode }[] => [
  {
    question: 'Est-ce encore une offre de «\u00a0site gratuit\u00a0»\u202f?',
    answer: (
      <>
        Non. Le site a un prix&nbsp;: {priceWords(price).price_net} HT, soit {priceWords(price).price_gross}{' '}
        TTC, et une facture est établie. C’est l’aide publique qui peut le financer, jusqu’à 100&nbsp;%, sous
        réserve d’acceptation du dossier. Si elle est refusée, la facture est annulée et vous ne devez rien.
      </>
    ),
  },
  {
    question: 'Qui décide de l’aide\u202f?',
    answer: (
      <>
        Les organismes publics, et eux seuls. Nous sommes un service privé, non affilié à l’État&nbsp;: nous
        préparons un dossier complet et le transmettons, nous ne garantissons pas la décision. Vous pouvez
        lire vous-même ce que dit la source officielle&nbsp;:{' '}
        <a href="https://www.francenum.gouv.fr/" rel="noopener">
          francenum.gouv.fr
        </a>
        .
      </>
    ),
  },
  {
    question: 'Qu’est-ce que je signe exactement\u202f?',
    answer: (
      <>
        Une facture préparée automatiquement, que vous lisez avant de signer, et un{' '}
        <a href="/mandat">mandat</a> qui nous permet de gérer votre dossier. La facture n’est valable que si
        l’aide de l’État est accordée&nbsp;: cette condition est écrite sur le document.
      </>
    ),
  },
  {
    question: 'Pourquoi demander un RIB et une pièce d’identité\u202f?',
    answer: (
      <>
        Ce sont des pièces du dossier d’aide&nbsp;: l’identité du dirigeant (recto et verso, ou passeport),
        l’attestation URSSAF de moins de 3&nbsp;mois, le RIB professionnel et l’extrait Kbis ou l’avis de
        situation SIRENE. Le RIB n’autorise aucun prélèvement.
      </>
    ),
  },
  {
    question: 'Que deviennent mes documents\u202f?',
    answer: (
      <>
        Ils servent à votre dossier et à rien d’autre. Ils sont effacés à la fin de la durée de conservation,
        ou plus tôt si vous le demandez. Le détail est dans la{' '}
        <a href="/confidentialite">politique de confidentialité</a>.
      </>
    ),
  },
  {
    question: 'Combien de temps cela prend-il\u202f?',
    answer: (
      <>
        Environ 8 minutes pour vous&nbsp;: 2 pour le test, 5 pour les documents, 1 pour la signature. Puis 15
        à 30 jours d’examen par les organismes, et 15&nbsp;jours pour la livraison du site si l’aide est
        accordée.
      </>
    ),
  },
]

/** What a wary owner asks, answered plainly. */
export function Questions() {
  const questions = questionsAt(useSite().price)
  return (
    <Section id="questions" box="Questions" title="Vous avez raison de vous méfier">
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              <Plus aria-hidden size={24} />
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** The same questions as schema.org's FAQPage: they stand on the page, word for word. */
export function faqPage(price: SitePrice): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questionsAt(price).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    })),
  }
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
