import type { Tone } from '../paper/sheet'

export interface JourneyStep {
  title: string
  /** As specification A9 gives it. */
  duration: string
  words: string
  tone: Tone
}

/** The road of a French company, the same on the landing page and on /comment-ca-marche. */
export const fiveSteps: JourneyStep[] = [
  {
    title: 'Vous testez votre éligibilité',
    duration: '2 minutes',
    words: 'Huit questions sur votre entreprise. Réponse d’éligibilité de l’équipe sous 24\u00a0h.',
    tone: 'jaune',
  },
  {
    title: 'Vous déposez vos documents',
    duration: '5 minutes',
    words: 'Pièce d’identité, attestation URSSAF, RIB et extrait Kbis, en photo ou en PDF.',
    tone: 'rose',
  },
  {
    title: 'Vous signez la facture',
    duration: '1 minute',
    words: 'Elle est préparée pour vous et n’est due que si l’aide de l’État est accordée.',
    tone: 'vert',
  },
  {
    title: 'Nous transmettons le dossier',
    duration: 'Immédiat',
    words: 'Le dossier complet part automatiquement aux organismes, qui l’examinent en 15 à 30\u00a0jours.',
    tone: 'bleu',
  },
  {
    title: 'Nous créons le site',
    duration: '15\u00a0jours',
    words: 'Une fois l’aide accordée, votre site avec IA intégrée est livré dans les 15\u00a0jours.',
    tone: 'blanc',
  },
]
