/** Words that the rules look for, to know a near miss of one by. */
export const RULE_WORDS: ReadonlySet<string> = new Set(
  `
  ouvert ouverte ouverts ouvrez ouvre ferme fermez fermes fermeture horaire horaires heures maintenant demain dimanche lundi
  mardi mercredi jeudi vendredi samedi weekend matin apresmidi soir midi decembre janvier fevrier mars avril juin
  juillet aout septembre octobre novembre ferie feries vacances conges rouvrez combien prix tarif tarifs coute couter
  honoraires frais carte bancaire cheque cheques especes virement paiement payer regler robot machine adresse
  telephone numero urgent urgence fuite panne devis rendezvous reserver commander livraison livrez venez intervenez
  deplacez deplacement paques pentecote ascension toussaint
  `
    .trim()
    .split(/\s+/),
)
