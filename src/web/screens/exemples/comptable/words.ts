import type { Dialogue } from '../parts/assistant'

export const people = [
  {
    letters: 'AL',
    shape: 'arch',
    name: 'Anne Lemaire',
    role: 'Experte-comptable',
    words: 'Commerces, artisans, bilan et conseil de gestion.',
  },
  {
    letters: 'KO',
    shape: 'round',
    name: 'Kofi Osei',
    role: 'Expert-comptable',
    words: 'Création, reprise, sociétés de moins de trois ans.',
  },
  {
    letters: 'MD',
    shape: 'square',
    name: 'Maud Delcroix',
    role: 'Paie et social',
    words: 'Bulletins, contrats, embauches, départs.',
  },
] as const

export const fees: [string, string, string][] = [
  ['Micro-entreprise', 'Déclarations, facturation, une heure de conseil par an', '49 €'],
  ['Société, jusqu’à 30 pièces par mois', 'Tenue, TVA, bilan, liasse, une visite par trimestre', '139 €'],
  ['Société, au-delà', 'La même chose, et un tableau de bord mensuel', '219 €'],
  ['Bulletin de paie', 'Par salarié et par mois, déclarations comprises', '24 €'],
]

export const dialogue: Dialogue = {
  title: 'Adresser votre demande',
  greeting:
    'Bonjour. J’oriente les demandes du cabinet. Je ne donne pas de conseil fiscal : un expert le fera.',
  questions: [
    {
      words: 'Où en êtes-vous ?',
      name: 'Situation',
      choices: [
        {
          label: 'Je crée mon entreprise',
          reply: 'Kofi reçoit les créateurs le mardi. Le premier rendez-vous est offert.',
          slip: 'Création d’entreprise, pour Kofi Osei',
        },
        {
          label: 'Je change de cabinet',
          reply: 'Nous demandons votre dossier à votre confrère : vous n’avez pas à le faire.',
          slip: 'Reprise de dossier, pour Anne Lemaire',
        },
        {
          label: 'J’embauche',
          reply: 'Maud prépare contrat et déclaration avant le premier jour.',
          slip: 'Embauche, pour Maud Delcroix',
        },
      ],
    },
    {
      words: 'Comment préférez-vous parler ?',
      name: 'Rendez-vous',
      choices: [
        {
          label: 'Au cabinet',
          reply: 'Apportez le dernier bilan et la carte d’identité du dirigeant.',
          slip: 'Au cabinet, 45 minutes',
        },
        {
          label: 'En visio',
          reply: 'Un lien arrive la veille ; rien à installer.',
          slip: 'En visio, 45 minutes',
        },
        {
          label: 'Par téléphone',
          reply: 'Un quart d’heure pour voir si nous sommes les bons.',
          slip: 'Par téléphone, 15 minutes',
        },
      ],
    },
  ],
  slip: 'Fiche d’entrée',
  more: [
    { name: 'Premier échange', value: 'Offert' },
    { name: 'À demander', value: 'Nom, activité, téléphone' },
  ],
  end: 'La personne nommée vous rappelle sous un jour ouvré.',
}
