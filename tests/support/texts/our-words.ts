import { SITE_THEMES } from '../../../src/domain/site/layout/layout'
import { sentencesFor } from '../../../src/domain/site/layout/template-sentences'

/** Numbers that we say ourselves, whatever the facts: months, days and hours for which a request, a question and a notice wait. */
export const OUR_NUMBERS = [12, 24, 90]

/** What the sentences of the themes begin with a capital; each theme speaks of the trade that it is named after. */
const OF_SENTENCES = SITE_THEMES.flatMap(
  theme =>
    JSON.stringify(sentencesFor(theme, theme))
      .replace(/\{\w+\}/g, ' ')
      .match(/\p{Lu}\p{L}*/gu) ?? [],
)

/** Words that we begin with a capital ourselves, whatever the facts: heads of our sentences, labels, abbreviations. */
export const OUR_WORDS = new Set([
  ...OF_SENTENCES,
  ...`Accueil Adresse Aller Atelier Atteinte Autre CNIL Capital Ces Cette Comment Confidentialité Contrefaçon Couleurs
Demande Depuis Devis Diffamation Dimanche Directeur E Entrepreneur Envoyer Fermé Forme HT Hébergeur Ils Injure Je
Jeudi Jour Jours Jusqu Lieu Lundi Mardi Menace Mentions Merci Mercredi Mesure Moyens Nom Ouvert Ouvrages Page Prix Que
Quels Revenir Réessayez SIREN Samedi Services Si Siège Signalement Signaler Signalez Tous Tromperie Téléphone Voir
Véhicule Éditeur Êtes`.split(/\s+/),
])
