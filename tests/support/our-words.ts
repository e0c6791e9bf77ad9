/** Numbers that we say ourselves, whatever the facts: for how many months a request is kept. */
export const OUR_NUMBERS = [12]

/** Words that we begin with a capital ourselves, whatever the facts: heads of our sentences, labels, abbreviations. */
export const OUR_WORDS = new Set(
  `Accueil Adresse Aller Apportez Atelier Au Besoin Bienvenue CNIL Capital Ce Cette Choisir Commander Comment
Confidentialité Contact Couleurs Demander Depuis Devis Dimanche Directeur Dites Donnez Décrire Décrivez Dépanner E En
Entrepreneur Entretien Envoyer Fermé Forme HT Horaires Hébergeur Ils Jeudi Jour Jours Jusqu L Laissez Le Les Lieu
Lundi Mardi Mentions Merci Mercredi Mesure Montrez Moyens N Nom Nos Notre Nous On Ouvert Ouvrages Où Page Parler
Parlons Plus Poser Pour Poussez Prendre Prix Proposez Préparer Quand Que Quelqu Quelques Quels Qui Racontez Retenir
Revenir Réserver SIREN Samedi Services Siège Sur Tous Téléphone Un Une Venez Venir Voici Voir Vos Votre Vous Véhicule
Y À Écrivez Éditeur Êtes Être`.split(/\s+/),
)
