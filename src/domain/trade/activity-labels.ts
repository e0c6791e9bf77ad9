/** What firms of an activity call themselves, by the beginning of its code (NAF rév. 2 of the INSEE). */
const ACTIVITY_LABELS: [code: string, label: string][] = [
  ['10.13', 'Charcuterie'],
  ['10.71', 'Boulangerie-pâtisserie'],
  ['41.20', 'Constructeur'],
  ['43.21', 'Électricien'],
  ['43.22', 'Plombier-chauffagiste'],
  ['43.31', 'Plâtrier'],
  ['43.32', 'Menuisier'],
  ['43.33', 'Carreleur'],
  ['43.34', 'Peintre en bâtiment'],
  ['43.91', 'Couvreur-charpentier'],
  ['43.99', 'Maçon'],
  ['45.20', 'Garage'],
  ['47.11', 'Épicerie'],
  ['47.76', 'Fleuriste'],
  ['55.10', 'Hôtel'],
  ['56.10', 'Restaurant'],
  ['56.30', 'Café'],
  ['69.20', 'Expert-comptable'],
  ['71.11', 'Architecte'],
  ['75.00', 'Vétérinaire'],
  ['86.23', 'Cabinet dentaire'],
  ['96.02A', 'Coiffeur'],
  ['96.02B', 'Institut de beauté'],
]

/** @returns null where the code does not say what one would call oneself */
export const activityLabel = (code: string): string | null =>
  ACTIVITY_LABELS.find(([start]) => code.startsWith(start))?.[1] ?? null
