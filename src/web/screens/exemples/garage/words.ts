import type { Dialogue } from '../parts/assistant'

export const packages = [
  { name: 'Vidange', price: '99 €', share: 0.3, words: 'Huile, filtre, quinze points contrôlés. Une heure.' },
  {
    name: 'Freins avant',
    price: '169 €',
    share: 0.5,
    words: 'Plaquettes, main-d’œuvre, essai. Disques en plus s’il le faut, avec votre accord.',
  },
  {
    name: 'Pneus, la paire',
    price: '149 €',
    share: 0.45,
    words: 'Montage, équilibrage, valves, reprise des anciens. 205/55 R16.',
  },
  {
    name: 'Grande révision',
    price: '289 €',
    share: 0.85,
    words: 'Selon le carnet du constructeur. Garantie conservée.',
  },
]

export const dialogue: Dialogue = {
  title: 'Un voyant ? Un bruit ?',
  greeting:
    'Atelier Belcour, bonjour. Si le voyant rouge d’huile est allumé, arrêtez-vous et appelez le 04 65 71 00 63.',
  questions: [
    {
      words: 'Sinon, qu’est-ce qui vous amène ?',
      name: 'Motif',
      choices: [
        {
          label: 'Un voyant orange',
          reply:
            'Orange : vous pouvez rouler doucement jusqu’ici. La lecture des défauts coûte 35 €, déduits de la réparation.',
          slip: 'Voyant orange, lecture des défauts',
        },
        {
          label: 'Un bruit au freinage',
          reply: 'Ne tardez pas : plaquettes usées, c’est 169 €. Disques touchés, le double.',
          slip: 'Bruit au freinage, contrôle des freins',
        },
        {
          label: 'La révision',
          reply: 'Dites le kilométrage : l’atelier prépare les filtres avant votre arrivée.',
          slip: 'Révision selon kilométrage',
        },
      ],
    },
    {
      words: 'Avez-vous besoin d’une voiture de prêt ?',
      name: 'Prêt',
      choices: [
        {
          label: 'Oui',
          reply: 'Une citadine est libre jeudi. Permis demandé à l’accueil.',
          slip: 'Voiture de prêt, jeudi',
        },
        {
          label: 'Non, j’attends',
          reply: 'Il y a du café et une vitre sur l’atelier. Mercredi 8 h 30.',
          slip: 'Attente sur place, mercredi 8 h 30',
        },
        {
          label: 'Je la dépose',
          reply: 'Boîte à clés devant le portail, dès 6 h.',
          slip: 'Dépôt en boîte à clés',
        },
      ],
    },
  ],
  slip: 'Ordre de visite',
  more: [
    { name: 'À préparer', value: 'Plaque et kilométrage' },
    { name: 'À demander', value: 'Nom et téléphone' },
  ],
  end: 'Aucune réparation sans votre accord écrit sur le prix.',
}
