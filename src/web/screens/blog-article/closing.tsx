import { atPlace, linkOfName } from '~/domain/city/place-names'
import type { Topic } from '~/domain/content/topic'
import { ButtonLink } from '~/web/ui/actions/button'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './blog-article.module.css'

interface Call {
  title: string
  words: string
  link: string
  to: string
}

const test = { link: 'Commencer le test', to: '/simulateur' }

/** What a reader of each topic may want to do next. */
const calls: Record<Topic, Call> = {
  aides: {
    title: 'Et pour votre entreprise\u202f?',
    words:
      'Deux minutes de questions, une réponse de l’équipe sous 24 h. Rien n’est à payer avant la décision\u00a0: le financement va jusqu’à 100\u00a0% du site, sous réserve d’acceptation.',
    ...test,
  },
  prix: {
    title: 'Un prix écrit d’avance',
    words:
      'Le nôtre est sur la page d’accueil, ligne à ligne. Le test dit en deux minutes si une aide peut en payer une part.',
    ...test,
  },
  comptabilite: {
    title: 'Une facture qui se tient',
    words:
      'La nôtre est électronique, scellée, et annulée par un avoir si l’aide est refusée. Voyez comment elle se prépare.',
    link: 'Comment ça marche',
    to: '/comment-ca-marche',
  },
  local: {
    title: 'Et dans votre ville\u202f?',
    words: 'Les villes voisines à nommer, les distances et les habitants, ville par ville.',
    link: 'Trouver votre ville',
    to: '/villes',
  },
  clients: {
    title: 'Ne payer que les appels qui comptent',
    words:
      'Sous 30 secondes, un appel n’est pas facturé. Estimez un mois pour votre métier, sans rien enregistrer.',
    link: 'Estimer mes appels',
    to: '/pay-per-call#estimation',
  },
  droit: {
    title: 'Un site dont vous gardez les clés',
    words: 'Ce qui vous appartient, et à quelles conditions, est écrit avant que vous signiez.',
    link: 'Lire les conditions',
    to: '/conditions-generales',
  },
  ia: {
    title: 'Voyez ce que l’IA y fait',
    words: 'Des sites entiers à parcourir, métier par métier, avec ce que l’assistant répond à vos clients.',
    link: 'Visiter les exemples',
    to: '/exemples',
  },
}

const at = (name: string) => atPlace({ name, link: linkOfName(name) })

/** The closing call to action: the city where the article is about one (specification A2), else what fits its topic. */
export function Closing({ topic, city }: { topic: Topic; city: string | null }) {
  const { title, words, link, to } = city
    ? {
        ...calls.aides,
        title: `Votre entreprise est ${at(city)}\u202f?`,
        link: `Tester l’éligibilité de mon entreprise ${at(city)}`,
      }
    : calls[topic]
  return (
    <Sheet as="aside" tone="jaune" under={['rose']} className={`stack-16 ${styles.closing}`} data-screen-only>
      <h2>{title}</h2>
      <p>{words}</p>
      <p>
        <ButtonLink to={to} reloadDocument>
          {link}
        </ButtonLink>
      </p>
    </Sheet>
  )
}
