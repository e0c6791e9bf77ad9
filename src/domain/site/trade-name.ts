/** What people call the trade of an activity code (NAF rév. 2), where one word says it; the longest beginning counts. */
const TRADES: Record<string, string> = {
  '01.13': 'Maraîcher',
  '10.13B': 'Charcutier',
  '10.71C': 'Boulangerie-pâtisserie',
  '10.71D': 'Pâtisserie',
  '16.23': 'Menuiserie',
  '25.12': 'Métallerie',
  '31.0': 'Fabrication de meubles',
  '41.2': 'Construction de maisons',
  '43.21': 'Électricien',
  '43.22A': 'Plomberie',
  '43.22B': 'Chauffage et climatisation',
  '43.31': 'Plâtrerie',
  '43.32A': 'Menuiserie',
  '43.32B': 'Serrurerie',
  '43.33': 'Carrelage et revêtements de sols',
  '43.34': 'Peinture et vitrerie',
  '43.91A': 'Charpente',
  '43.91B': 'Couverture',
  '43.99C': 'Maçonnerie',
  '45.20': 'Garage automobile',
  '47.24': 'Boulangerie',
  '47.76': 'Fleuriste',
  '49.32': 'Taxi',
  '55.1': 'Hôtel',
  '56.10A': 'Restaurant',
  '56.10C': 'Restauration rapide',
  '56.21': 'Traiteur',
  '56.30': 'Café-bar',
  '68.31': 'Agence immobilière',
  '69.10': 'Conseil juridique',
  '69.20': 'Expertise comptable',
  '71.11': 'Architecture',
  '74.20': 'Photographe',
  '81.21': 'Nettoyage',
  '81.30': 'Paysagiste',
  '85.53': 'Auto-école',
  '86.21': 'Médecin généraliste',
  '86.23': 'Chirurgien-dentiste',
  '86.90E': 'Rééducation',
  '96.02A': 'Coiffure',
  '96.02B': 'Soins de beauté',
}

/** @param code as the public registry writes it. @returns null where the code says too little */
export function tradeName(code: string): string | null {
  const fits = Object.keys(TRADES).filter(start => code.startsWith(start))
  const [longest] = fits.sort((one, two) => two.length - one.length)
  return longest === undefined ? null : (TRADES[longest] ?? null)
}
