/** The five boxes of step 3 (specification A5), in the order in which they are shown; a note says what a box means. */
export const AGREEMENTS = [
  {
    flag: 'mandat',
    label: 'J’accepte le mandat de gestion de mon dossier d’aide.',
    text: '/mandat',
    note: null,
  },
  {
    flag: 'documents',
    label: 'Je certifie l’authenticité des documents fournis.',
    text: null,
    note: null,
  },
  {
    flag: 'conditions',
    label: 'J’accepte les conditions générales de vente.',
    text: '/conditions-generales',
    note: null,
  },
  {
    flag: 'rgpd',
    label: 'J’accepte le traitement de mes données personnelles conformément au RGPD.',
    text: '/confidentialite',
    note: null,
  },
  {
    flag: 'aide_etat',
    label: 'Je reconnais que la facture n’est valable que si l’aide de l’État est acceptée.',
    text: null,
    note: 'Si l’aide est inférieure au total, vous choisirez sous 15\u00a0jours\u00a0: continuer, et régler le reste, ou renoncer. Sans réponse, c’est une renonciation\u00a0: vous ne devez rien.',
  },
] as const

export type AgreementFlag = (typeof AGREEMENTS)[number]['flag']

/** Raised whenever a box or a text that it names changes; the evidence keeps it. */
export const AGREEMENTS_VERSION = '2026-11-29'
