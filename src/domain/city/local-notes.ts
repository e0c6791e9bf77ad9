import { type Html, html } from '../text/html'
import type { City } from './city'

/** What the survey of aids of 23 November 2026 found where the catalogue has none (docs/texts.md). */
const AIDS_OF_DEPARTMENT: Record<string, string> = {
  '2A': 'L’ADEC, agence de la Collectivité de Corse, a tenu un appel CRESCE III pour les entreprises rurales de moins de 11 salariés, transition numérique comprise : le site n’y est pas nommé, et nous n’avons pas lu s’il rouvre. Demandez-le-lui par écrit.',
  '2B': 'L’ADEC, agence de la Collectivité de Corse, a tenu un appel CRESCE III pour les entreprises rurales de moins de 11 salariés, transition numérique comprise : le site n’y est pas nommé, et nous n’avons pas lu s’il rouvre. Demandez-le-lui par écrit.',
  '973':
    'Notre relevé du 23 novembre 2026 n’a trouvé aucune aide numérique en Guyane. La TVA ne s’y applique pas : c’est le prix hors taxes qu’il s’agit de financer.',
  '976':
    'Notre relevé du 23 novembre 2026 n’a trouvé à Mayotte que l’aide de 2025 aux entreprises touchées par le cyclone Chido, qui répare et ne paie pas de site. La TVA ne s’y applique pas : c’est le prix hors taxes qu’il s’agit de financer.',
}

/** What only somebody of the town would say of the road. */
const ROADS: Record<string, string> = {
  '97611':
    'Dzaoudzi et Pamandzi sont sur Petite-Terre : quelques kilomètres à vol d’oiseau, et la barge à prendre. Dites si vous la prenez, et ce que la traversée ajoute au prix. Les populations de Mayotte sont celles de 2017, dernier recensement de notre source.',
  '97610':
    'Petite-Terre se rejoint par la barge de Mamoudzou : dites si vous la prenez. Les populations de Mayotte sont celles de 2017, dernier recensement de notre source.',
  '97302':
    'Entre Cayenne et Kourou la distance se compte par la route : dites jusqu’où vous livrez, et à quel prix, avant qu’on ne vous appelle de Saint-Laurent-du-Maroni.',
  '97307':
    'L’aéroport Félix-Éboué est sur la commune : qui arrive de Saint-Laurent-du-Maroni, des Antilles ou de métropole cherche d’abord un loueur, un garage, un taxi ou un repas à Matoury, et le cherche avant de partir. Dites ce que vous faites à l’heure des vols.',
  '97309':
    'Le port de Dégrad-des-Cannes est sur la commune : une pièce ou un meuble y arrive par bateau. Dites vos délais en semaines, ce que vous tenez en stock, et si vous livrez dans l’île de Cayenne.',
  '2A004':
    'De l’autre côté de la Corse, Bastia n’est à portée que par la montagne : un site qui nomme les villages autour d’Ajaccio sert plus qu’un site qui promet « toute la Corse ».',
  '2B033':
    'Le cap Corse et la plaine orientale n’ont pas la même route : nommez les villages où vous allez, plutôt que « toute la Haute-Corse ».',
}

/** On the page of the department's largest town: on all of them it would be the same paragraph. */
export const aidNote = ({ department, ranks }: Pick<City, 'department' | 'ranks'>): Html | null =>
  ranks.department === 1 ? noted(AIDS_OF_DEPARTMENT[department]) : null

/** By the city's INSEE code; null for most. */
export const roadNote = ({ code }: Pick<City, 'code'>): Html | null => noted(ROADS[code])

const noted = (words: string | undefined): Html | null => (words === undefined ? null : html`<p>${words}</p>`)
