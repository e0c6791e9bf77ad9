import type { Dialogue } from '../parts/assistant'

export const prices = [
  {
    name: 'Déplacement',
    price: '45 €',
    detail: 'Villeurbanne et Lyon est, déduit si vous acceptez le devis.',
  },
  { name: 'Heure de jour', price: '58 €', detail: 'De 7 h à 20 h, du lundi au samedi.' },
  { name: 'Heure de nuit', price: '89 €', detail: 'Après 20 h et le dimanche, pour les fuites.' },
  { name: 'Entretien annuel', price: '129 €', detail: 'Chaudière à gaz, attestation remise sur place.' },
]

export const works = [
  {
    name: 'Chaudière et pompe à chaleur',
    time: '1 à 3 jours',
    words: 'Dépose de l’ancienne, raccordement, réglage, mise en main.',
  },
  {
    name: 'Salle de bains',
    time: '2 à 3 semaines',
    words: 'Du plan à la robinetterie, avec le carreleur et l’électricien que nous connaissons.',
  },
  {
    name: 'Recherche de fuite',
    time: '2 heures',
    words: 'Caméra et gaz traceur : on cherche sans casser, on vous remet le rapport pour l’assurance.',
  },
  { name: 'Radiateurs', time: 'Une journée', words: 'Désembouage, équilibrage, robinets thermostatiques.' },
]

export const dialogue: Dialogue = {
  title: 'Dites ce qui se passe',
  greeting:
    'Bonjour, je réponds pour l’atelier. Si l’eau coule encore, appelez tout de suite le 04 65 71 00 21.',
  questions: [
    {
      words: 'Sinon, de quoi s’agit-il ?',
      name: 'Besoin',
      choices: [
        {
          label: 'Un robinet qui goutte',
          reply:
            'Ce n’est pas urgent, mais cela compte : environ 120 litres par jour pour un filet. Mettez un récipient, nous passons.',
          slip: 'Robinet qui goutte, non urgent',
        },
        {
          label: 'Plus d’eau chaude',
          reply:
            'Regardez la pression sur le cadran : sous 1 bar, la chaudière se met en sécurité. Notez le code affiché.',
          slip: 'Panne d’eau chaude, code à relever',
        },
        {
          label: 'Refaire la salle de bains',
          reply:
            'Bonne idée de demander tôt : nous venons mesurer, puis vous recevez un plan et un prix ferme.',
          slip: 'Projet de salle de bains, visite à prévoir',
        },
      ],
    },
    {
      words: 'Quand êtes-vous là ?',
      name: 'Passage souhaité',
      choices: [
        {
          label: 'Demain matin',
          reply: 'Demain matin, entre 8 h et 10 h : c’est noté.',
          slip: 'Demain, 8 h – 10 h',
        },
        {
          label: 'En fin de journée',
          reply: 'Après 17 h, nous appelons un quart d’heure avant.',
          slip: 'Après 17 h, appel avant',
        },
        { label: 'Samedi', reply: 'Samedi, sans supplément jusqu’à 18 h.', slip: 'Samedi, avant 18 h' },
      ],
    },
  ],
  slip: 'Bon de passage',
  more: [
    { name: 'Prix annoncé', value: 'Déplacement 45 €, heure 58 €' },
    { name: 'À demander', value: 'Nom, étage, téléphone' },
  ],
  end: 'Le bon part à l’atelier : vous êtes rappelé avec le prix, pas avec des questions.',
}
