/** Answers of an eligible firm in La Réunion, as the simulator sends them. */
export const answers = {
  france: 'oui',
  'code-postal': '97400',
  effectif: '9',
  'chiffre-affaires': '499999',
  bilan: 'inconnu',
  situation: 'oui',
  metier: 'artisanat',
  projet: 'contacts',
}

/** Those of one in Lyon, as an address of the simulator holds them. */
export const ELIGIBLE =
  'france=oui&code-postal=69002&effectif=9&chiffre-affaires=1999999&bilan=1999999&situation=oui&metier=artisanat&projet=vitrine'
