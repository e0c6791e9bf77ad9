/** Numbers that we say ourselves, whatever the facts: months, days and hours for which a request, a question and a notice wait. */
export const OUR_NUMBERS = [12, 24, 90]

/** Words that we begin with a capital ourselves, whatever the facts: heads of our sentences, labels, abbreviations. */
export const OUR_WORDS = new Set(
  `Accueil Adresse Aller Apportez Atelier Atteinte Au Autre Besoin Bienvenue CNIL Capital Ce Ces Cette Choisir Commander Comment
Confidentialité Contact Contrefaçon Couleurs Demande Demander Depuis Devis Diffamation Dimanche Directeur Dites Donnez Décrire Décrivez Dépanner E En
Entrepreneur Entretien Envoyer Fermé Forme HT Horaires Hébergeur Ils Injure Je Jeudi Jour Jours Jusqu L Laissez Le Les Lieu
Lundi Mardi Menace Mentions Merci Mercredi Mesure Montrez Moyens N Nom Nos Notre Nous On Ouvert Ouvrages Où Page Parler
Parlons Plus Poser Pour Poussez Prendre Prix Proposez Préparer Quand Que Quelqu Quelques Quels Qui Racontez Retenir
Revenir Réessayez Réserver SIREN Samedi Services Si Siège Signalement Signaler Signalez Sur Tous Tromperie Téléphone Un Une Venez Venir Voici Voir Vos Votre Vous Véhicule
Y À Écrivez Éditeur Êtes Être`.split(/\s+/),
)
