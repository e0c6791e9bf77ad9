/** The five boxes of step 3 (specification A5), in the order in which they are shown. */
export const AGREEMENTS = [
  {
    flag: 'mandat',
    label: 'J’accepte le mandat de gestion de mon dossier d’aide.',
    text: '/mandat',
  },
  {
    flag: 'documents',
    label: 'Je certifie l’authenticité des documents fournis.',
    text: null,
  },
  {
    flag: 'conditions',
    label: 'J’accepte les conditions générales de vente.',
    text: '/conditions-generales',
  },
  {
    flag: 'rgpd',
    label: 'J’accepte le traitement de mes données personnelles conformément au RGPD.',
    text: '/confidentialite',
  },
  {
    flag: 'aide_etat',
    label: 'Je reconnais que la facture n’est valable que si l’aide de l’État est acceptée.',
    text: null,
  },
] as const

export type AgreementFlag = (typeof AGREEMENTS)[number]['flag']

/** Raised whenever a box or a text that it names changes; the evidence keeps it. */
export const AGREEMENTS_VERSION = '2026-11-22'
