/** Every sentence that a verdict can say: what kind of difference, what is expected, what to do. */
const SENTENCES = {
  illegible:
    'Cette pièce n’a pas pu être lue. Une photo nette, à plat et bien éclairée, ou le PDF d’origine, aidera l’équipe.',
  'right-kind': 'C’est bien la pièce attendue.',
  // In the two lines that its card shows on a telephone.
  'unknown-kind': 'Cette pièce ne ressemble pas à celle attendue\u00a0: si c’est elle, confirmez-la.',
  'is-rib': 'Ce document semble être un RIB. Envoyez ici la pièce demandée, et le RIB à sa place.',
  'is-urssaf':
    'Ce document semble être une attestation URSSAF. Envoyez ici la pièce demandée, et l’attestation à sa place.',
  'is-kbis':
    'Ce document semble être un extrait Kbis. Envoyez ici la pièce demandée, et l’extrait à sa place.',
  'is-sirene':
    'Ce document semble être un avis de situation SIRENE. Envoyez ici la pièce demandée, et l’avis à sa place.',
  'is-rne':
    'Ce document semble être une attestation d’immatriculation au RNE. Envoyez ici la pièce demandée, et l’attestation à sa place.',
  'is-identity_recto':
    'Ce document semble être le recto d’une carte d’identité. Envoyez ici la pièce demandée, et le recto à sa place.',
  'is-identity_verso':
    'Ce document semble être le verso d’une carte d’identité. Envoyez ici la pièce demandée, et le verso à sa place.',
  'is-passport':
    'Ce document semble être un passeport. Envoyez ici la pièce demandée, ou choisissez le passeport comme pièce d’identité.',
  recent: 'L’attestation date de moins de 3 mois.',
  'too-old':
    'L’attestation a plus de 3 mois\u00a0: l’organisme d’aide la refusera. Téléchargez-en une nouvelle sur urssaf.fr, c’est gratuit et immédiat.',
  'future-date':
    'La date de l’attestation est dans l’avenir. Vérifiez le document, ou téléchargez-en un nouveau sur urssaf.fr.',
  'no-date':
    'La date de l’attestation n’a pas pu être lue\u00a0: l’équipe la vérifiera. Elle doit avoir moins de 3 mois.',
  'same-siren': 'Le SIREN est celui de votre entreprise.',
  'other-siren':
    'Le SIREN de ce document n’est pas celui du SIRET que vous avez déclaré. Vérifiez la pièce, ou corrigez le SIRET à l’étape 1.',
  'no-siren': 'Le SIREN n’a pas pu être lu sur ce document\u00a0: l’équipe le vérifiera.',
  'declared-siret-doubtful':
    'Le SIRET déclaré à l’étape 1 semble incorrect\u00a0: cette pièce ne peut pas lui être comparée. Vérifiez-le.',
  closed:
    'L’entreprise apparaît comme radiée ou cessée. L’aide suppose une entreprise en activité\u00a0: vérifiez sa situation.',
  open: 'L’entreprise est en activité au registre public.',
  'valid-iban': 'L’IBAN est lisible et sa clé est juste.',
  'no-iban':
    'L’IBAN n’a pas pu être lu avec certitude\u00a0: l’équipe le vérifiera. Le PDF de votre banque se lit mieux qu’une photo.',
  'firm-holds': 'Le compte est au nom de l’entreprise.',
  'manager-holds': 'Le compte est au nom du dirigeant.',
  'other-holder':
    'Le titulaire du compte ne semble être ni l’entreprise ni son dirigeant. Envoyez le RIB du compte professionnel.',
  'no-holder': 'Le nom du titulaire n’a pas pu être lu\u00a0: l’équipe le vérifiera.',
  'holder-unsure':
    'Le nom du titulaire n’a pas pu être rapproché avec certitude de l’entreprise ou de son dirigeant\u00a0: l’équipe le vérifiera.',
  'is-manager': 'Le nom est celui d’un dirigeant de l’entreprise.',
  'other-person':
    'Le nom de cette pièce n’est pas celui d’un dirigeant inscrit sur l’extrait. Envoyez la pièce d’identité d’un dirigeant.',
  'no-name': 'Le nom n’a pas pu être lu sur cette pièce\u00a0: l’équipe le vérifiera.',
  'no-manager':
    'Aucun dirigeant n’a encore pu être lu sur l’extrait de l’entreprise\u00a0: l’équipe comparera les noms.',
  'name-unsure':
    'Le nom n’a pas pu être rapproché avec certitude d’un dirigeant\u00a0: l’équipe le vérifiera.',
  'still-valid': 'La pièce d’identité est en cours de validité.',
  expired:
    'La date imprimée sur cette pièce d’identité est passée. Certaines cartes restent valables cinq ans de plus\u00a0: l’équipe vérifiera\u202f; rien ne vous est refusé pour cela.',
  'zone-valid': 'La bande de lecture de la pièce est cohérente.',
  'zone-partial': 'La bande de lecture de la pièce n’a pas pu être lue en entier\u00a0: l’équipe vérifiera.',
  'code-unverified': 'Un code 2D-Doc est présent\u00a0; sa signature n’est pas vérifiée ici.',
} as const

/** Why a verdict is what it is: what it says follows from it alone, never from what was read. */
export type Reason = keyof typeof SENTENCES

export const sentenceOf = (reason: Reason): string => SENTENCES[reason]
