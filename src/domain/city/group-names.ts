import { ofName } from './place-names'

/** As its own people call an intercommunality, where its registered name is not what is said. */
const SAID: Record<string, string> = {
  'CA Beaune, Côte et Sud - Communauté Beaune-Chagny-Nolay': 'Beaune Côte et Sud',
  'CA CAP Excellence': 'Cap Excellence',
  'CA de Blois ’’Agglopolys’’': 'Agglopolys',
  'CA "Saintes - Grandes Rives - L’Agglo"': 'Saintes Grandes Rives, l’Agglo',
  'CA Coeur de Flandre': 'Cœur de Flandre Agglo',
  'CA La Riviéra du Levant': 'la Riviera du Levant',
  'CA du Bassin de Brive': 'l’Agglo de Brive',
  'CA du Pays Nord Martinique': 'CAP Nord Martinique',
  'CA Coeur d’Essonne Agglomération': 'Cœur d’Essonne Agglomération',
  'CA Saint Germain Boucles de Seine': 'Saint-Germain Boucles de Seine',
  'CA de Saint Quentin en Yvelines': 'Saint-Quentin-en-Yvelines',
  'CA de Dembeni / Mamoudzou': 'la Cadema',
  'CA Grand Auch Coeur de Gascogne': 'Grand Auch Cœur de Gascogne',
  'CA Bergeracoise': 'la communauté d’agglomération bergeracoise',
  'CA Epernay, Coteaux et Plaine de Champagne': 'Épernay Agglo Champagne',
  'CA d’Epinal': 'la communauté d’agglomération d’Épinal',
  'CA Evreux Portes de Normandie': 'Évreux Portes de Normandie',
  'CA Golfe du Morbihan - Vannes Agglomération': 'Golfe du Morbihan – Vannes Agglomération',
  'CA de la Région de Compiègne et de la Basse Automne': 'l’Agglomération de la région de Compiègne',
  'CA de Béthune-Bruay, Artois-Lys Romane': 'la communauté d’agglomération de Béthune-Bruay',
  'CA d’Arles-Crau-Camargue-Montagnette': 'Arles Crau Camargue Montagnette',
  'CA du Pays de Saint Malo Agglomération': 'Saint-Malo Agglomération',
  'CA de Nîmes Métropole': 'Nîmes Métropole',
  'CA de la Riviera Française': 'la communauté de la Riviera française',
  'CA de Lens - Liévin': 'la communauté d’agglomération de Lens-Liévin',
  'CA Versailles Grand Parc (CAVGP)': 'Versailles Grand Parc',
  'CA de l’Albigeois (C2A)': 'la communauté d’agglomération de l’Albigeois',
  'CA Ventoux-Comtat-Venaissin (COVE)': 'la CoVe',
  'CA du Grand Avignon (COGA)': 'le Grand Avignon',
  'CA La Roche-sur-Yon - Agglomération': 'La Roche-sur-Yon Agglomération',
  'CA Territoire de la Côte Ouest (TCO)': 'le Territoire de l’Ouest',
  'CA CIVIS (Communauté Intercommunale des Villes Solidaires)': 'la Civis',
  'CA du Sud': 'la Casud',
  'CA du Centre Littoral': 'la communauté d’agglomération du Centre littoral',
  'CA de la Région Nazairienne et de l’Estuaire (CARENE)': 'Saint-Nazaire Agglo',
  'CU Le Creusot Montceau-les-Mines': 'la communauté urbaine Creusot Montceau',
  'METRO Grenoble-Alpes-Métropole': 'Grenoble-Alpes Métropole',
}

const KINDS: Record<string, string> = {
  CC: 'la communauté de communes',
  CA: 'la communauté d’agglomération',
  CU: 'la communauté urbaine',
}

/** « la communauté d’agglomération du Pays de Meaux », « l’Agglo du Pays de Dreux », « la CINOR », « Nantes Métropole ». */
export function groupName({ name, type }: { name: string; type: string }): string {
  const said = SAID[name] ?? SAID[`${type} ${name}`]
  if (said) return said
  const bare = name.replace(/^(CC|CA|CU) /, '')
  const [, letters] = /\(([A-Z]{3,})\)$/.exec(bare) ?? []
  if (letters) return `la ${letters}`
  if (/^(d’|de |du |des )/.test(bare) && !/^du Grand /.test(bare))
    return `${KINDS[type] ?? 'l’intercommunalité'} ${bare}`
  if (/^(Métropole|Communauté) /.test(bare)) return `la ${bare}`
  if (/^(Eurométropole|Agglo|Agglomération) /.test(bare)) return `l’${bare}`
  return bare
    .replace(/^du Grand /, 'le Grand ')
    .replace(/^Le (?=Grand |Muretain )/, 'le ')
    .replace(/^Les /, 'les ')
}

/** « de la CINOR », « du Grand Reims », « d’Est Ensemble ». */
export const ofGroup = (group: { name: string; type: string }): string => ofName(groupName(group))
