/** What a carrier that writes calls down plays to the caller before anybody answers; docs/operations.md hands it over. */
export const CARRIER_ANNOUNCEMENT =
  'Bonjour. Votre appel va être mis en relation avec l’entreprise. Il est transcrit par écrit, pour vérifier qu’il s’agit bien d’une demande\u00a0: le son n’est pas gardé, le texte est effacé au bout de 37\u00a0jours. Si vous ne le souhaitez pas, raccrochez et écrivez à l’entreprise.'
