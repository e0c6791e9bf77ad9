/**
 * What the team finds ready on the first day; each can be changed or withdrawn (`usecases/ready-answers`). The message around
 * it says « Bonjour » and leads to the dossier's page.
 */
export const STARTING_ANSWERS: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'pieces-manquantes',
    title: 'Pièces manquantes',
    text: 'Pour avancer sur le dossier de {entreprise}, il nous manque encore\u00a0: {pièces manquantes}.\n\nVous pouvez déposer ces pièces depuis la page de votre dossier, une par une et quand vous voulez\u00a0: ce qui est déjà là y reste.',
  },
  {
    id: 'photo-illisible',
    title: 'Photo illisible',
    text: 'La photo reçue est trop floue pour être lue. Posez le document à plat, à la lumière du jour et sans reflet, puis cadrez-le en entier. Un PDF ou un scan convient aussi bien.\n\nLa nouvelle version prend la place de l’ancienne sur la page de votre dossier.',
  },
  {
    id: 'urssaf-ancienne',
    title: 'Attestation URSSAF trop ancienne',
    text: 'L’attestation URSSAF reçue a plus de trois mois, et il en faut une plus récente. La nouvelle attestation de vigilance se télécharge dans votre espace en ligne de l’Urssaf, puis se dépose sur la page de votre dossier.',
  },
  {
    id: 'rib-autre-compte',
    title: 'RIB d’un autre compte',
    text: 'Le RIB reçu porte un autre titulaire que votre entreprise. Pouvez-vous nous envoyer celui du compte professionnel de {entreprise}\u202f? C’est sur ce compte que l’aide est versée.\n\nSi ce titulaire est le bon, dites-nous simplement quel est son lien avec l’entreprise.',
  },
  {
    id: 'identite-perimee',
    title: 'Pièce d’identité à remplacer',
    text: 'La pièce d’identité reçue n’est plus en cours de validité. Envoyez-nous le recto et le verso d’une carte valable, ou la double page d’un passeport avec la photo.',
  },
  {
    id: 'kbis-ou-avis',
    title: 'Kbis ou avis SIRENE\u00a0: lequel envoyer',
    text: 'Pour une société, il nous faut l’extrait Kbis. Pour une entreprise individuelle, l’avis de situation SIRENE suffit\u00a0: il est gratuit et se télécharge en ligne avec votre SIRET ({SIRET}).',
  },
  {
    id: 'reste-a-signer',
    title: 'Pièces complètes, reste à signer',
    text: 'Toutes les pièces du dossier de {entreprise} sont arrivées, et elles se lisent bien. Il vous reste à relire la facture, à la signer, puis à finaliser le dossier\u00a0: cela prend quelques minutes, sur la page de votre dossier.',
  },
  {
    id: 'rien-a-payer',
    title: 'Faut-il payer la facture\u202f?',
    text: 'Non, pas tant que l’organisme n’a pas décidé. Si l’aide est refusée, un avoir annule la facture {numéro de facture} et vous ne devez rien. Si elle est accordée, nous vous écrivons ce qui vous reste éventuellement à régler, et quand.',
  },
  {
    id: 'ou-en-est-le-dossier',
    title: 'Où en est mon dossier\u202f?',
    text: 'La page de votre dossier dit à tout moment où il en est, étape par étape. Nous vous écrivons dès que l’organisme nous répond\u00a0: vous n’avez rien à faire d’ici là.',
  },
  {
    id: 'rappel-sans-reponse',
    title: 'Nous avons essayé de vous joindre',
    text: 'Nous avons essayé de vous appeler, sans succès. Dites-nous quand vous êtes disponible en répondant à ce message depuis la page de votre dossier, ou appelez-nous au {téléphone de l’agence}.',
  },
  {
    id: 'reponse-a-suivre',
    title: 'Question bien reçue, réponse à suivre',
    text: 'Votre question est bien arrivée. Nous vérifions et revenons vers vous avec une réponse précise.',
  },
]
