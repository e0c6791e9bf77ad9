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
