/**
 * What a lawyer, an accountant and an owner found wrong (docs/texts.md): no page, message or paper says it again. A pattern
 * stands for a sentence that a program composed, whatever the numbers and names in it.
 */
export const CORRECTED: readonly (string | RegExp)[] = [
  'commande un site',
  'L’offre de l’agence prévoit : Ces',
  'facture est conclue',
  'liées par aucun engagement',
  'en donne l’accès à qui le détient',
  'prélevé de soi-même',
  'Sa réponse part de votre administration',
  'dites-les au complet',
  's’est inscrite hors de France',
  'ne tient plus',
  'se dépose en un geste',
  /(?:à|en) (\p{L}[\p{L}’ -]*) \(\1\)/u,
  'faute de deux sources',
  'villes que nous situons',
  'aller-retour à vol d’oiseau',
  'nos deux sources ne la situent',
  'Viser le seul',
  /a \d+ cibles/u,
  /dont [\d ]+ à \d+ km(?! au plus)/u,
  'situent pas ensemble',
  'conditions ne sont pas encore publiées',
  'qui ne l’aurait pas été sans',
  'ne laisse pas son montant',
  'date de signature est sans effet',
  'Une direction, pas une maquette',
  'n’est pas dans la liasse',
  'Ce que ce n’est pas',
  'clients qui vous appellent',
  'tranchent pas la façon',
  'si vous y êtes assujetti',
  'Un site internet gratuit pour votre entreprise, si',
  'Dervallières, Zola',
  'Doulon, Bottière',
  // What the machine of a site does not do.
  'prépare les devis que',
  'et prépare les devis',
  'un projet de devis ou de réponse',
  'L’assistant demande la longueur',
  'répond et trie vos demandes',
  'L’IA trie l’urgence',
  'L’IA prend la réservation',
  'L’IA trouve le praticien',
  'L’IA estime la durée',
  'vérifie l’objet de l’appel au-delà de',
  'sept autres arrondissements',
]

/** Those of them that a text says, whatever its spaces. */
export function wrongIn(text: string): string[] {
  const plain = plainOf(text)
  return CORRECTED.flatMap(wrong => {
    if (typeof wrong === 'string') return plain.includes(wrong) ? [wrong] : []
    return wrong.exec(plain)?.[0] ?? []
  })
}

/** Tags, entities and code's own ways to write a space are spaces; typewriter apostrophes are French ones. */
export const plainOf = (text: string) =>
  text
    .replace(/\{'(?:\\u00a0|\\u202f|\s)+'\}/gi, ' ')
    .replace(/\\u00a0|\\u202f|&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;|&#39;|&apos;|'/g, '’')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
