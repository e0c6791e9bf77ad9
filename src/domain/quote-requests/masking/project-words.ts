/**
 * Everyday words of projects, without accents: all that is shown of an asker's text before it is paid for. Names,
 * towns, numbers and words of addresses are not among them.
 */
export const PROJECT_WORDS: ReadonlySet<string> = new Set(
  `
  a abattage abattre abime abimee abimes abonnement abord abri abris acceptation accepte acceptez acces
  accessibilite accessible accompagnement accord accorde accordee accueil accuse achat achete acheter
  acheteur acier acompte acoustique actif active activite activites actuel actuelle actuellement additionne
  address admet administration admis adoucisseur affaires affichage affiche afficher affiches affilie afin
  agee agees agence agences agent agglomeration agit agrandir agrandissement agreee agreees ai aid aide
  aides aile ailleurs aimerais aimerait aimerions ainsi ajoute ajoutee ajouter alarme alentours alerter
  alimentaire allant allee allemand aller allons alors alternateur alu aluminium amelioration amenagement
  amenager amende amiable amortisseur amortisseurs an ancien ancienne anciennes anciens anglais angle annee
  annees annonce annoncee annuaire annuel annuels annule annulee ans antenne aout appareil appartement
  appartient appele appellent appelons applicable application applications applique appliquent appliques
  apporte apportons apprentis apres arbre arbres arbuste arbustes architecte ardoise ardoises argent
  argument arrete arreter arrive arrivee arrivees arrivent arrondissement arrondissements arrosage arroser
  article articles artificielle artisan artisanat artisans as ascenseur assainissement assembler assez assis
  assistant assistee association associations associe associes assurance assurances atelier ateliers attend
  attendons attendre attends attestation au aucun aucune audience audit aujourd aupres aussi aussitot autant
  auteur auto automatique automatiquement automne autorisation autour autre autres auvent aux avait avance
  avancer avant avantage avec avez avis avocat avocats avoir avons avril axe baie baignoire bail bailleur
  bain bains balcon ballon bambou bancaire bandeau banque bardage bas base basse bassin batiment batterie
  beaucoup beige belge belges besoin besoins beton bien bientot bilan blanc blanche bleu blog bloque bloquee
  bloquer body bois boite bon bonde bonjour bonne bord bordure bordures bornage borne bornes bosse bosses
  bouche bouchee bouge bouleau bout boutique bouton box branchement brancher brillant brique briques brise
  brochure broyeur bruit buanderie budget bureau bureautique bureaux c ca cabane cabinet cabinets cable
  cables cadastre calcul calcule calendrier camera cameras campagne campagnes canalisation canalisations
  capital capot car carnet carport carre carrelage carreleur carres carrosserie carte cartes cas case casse
  cassee casser casses catalogue catalytique cause cave ce ceci ceiling cela celle celles cellulose celui
  centre cerisier certain certaine certaines certains certifie certifiee ces cession cet cette ceux chacun
  chacune chaleur chambre chambres champ champs change changement changent changer chantier chantiers
  chanvre chape chaque charge chargee charges charpente charte chasse chaud chaude chaudiere chaudieres
  chauffage chauffagiste chauffe chauffer chaussee chaux cheminee chene cheque cher cherche cherchent
  chercher cherchons chez chiens chiffre chiffres choc choisir choisissez choisit choix chose choses ciment
  circuit circulation cite city civil clair claire classe classement classique clavier cle client clientele
  clients clignotant clim climatisation climatise cloison cloisons clos cloture coaching code codes coeur
  coin coince coincee colle collectivite collectivites colonne combien comble combles commande commander
  commandes comme commence commencer comment commercants commerce commerces commerciale commerciales
  communaute commune communes comparaison compare comparer compares compatible competences competents
  complement complet complete completes complets compose compost comprend comprendre compris comprise
  comprises comptabilite comptable compte comptent compter comptes compteur conception concerne conclu
  concurrent condensation condition conditions confiance confidentialite confie confier confirmation
  confirmer conforme conformite connais connaissance connaissez connaissons connait connaitre connecter
  connu conseil conseiller conseillere conseils consentement consenti conservation conservees consommateur
  consommateurs consommation construction construire contenu contenus contestation contient continuent
  contraire contrat contrats contre controle controles conventionnelle convenues conversation conversations
  cookies coordonnees coproprietaire copropriete cordialement corniche corps correspond corrige cote cotes
  cotisation cotisations coule coulent couler couleur couleurs couloir coupe couper cour courrier courroie
  cours court courtier cout coute coutent couvre couvrent couvreur covers creation credence credit credits
  cree creer crepi creuser crise criteres croire crois cuisine cuivre cumul cumulus cuve cuvette d dalle
  dalles dans data date datee datees dates davantage de debloque debouchage debroussaillage debroussailler
  debut debute debuter decaper decembre decennale dechets decide decident decider decision declaration
  declarations declare decolle decollent decorateur decoratrice decret decrit dedans deduisez deduite defaut
  definies definition degat degats dehors deja delai delais delegue demain demande demandee demandent
  demander demandes demandez demandons demarchage demarcher demarches demarrage demarre demarrer
  demenagement demenager demeure demolir demolition demonter demoussage deontologie depannage depanner
  departement departments depasse depend depense depenses deplacement deplacements deplacer depose deposee
  deposer deposes deposez depot depuis dernier derniere dernieres derriere des desherbage designe desservie
  dessine dessous dessus detail details detecteur detecteurs detient deuxieme devant developpement devez
  devient devis devons devrait devrez devront diagnostic diesel differentes differentiel difficile
  digitalisation dimanche dira dire direct direction directive dirigeant discute disent disjoncteur
  disjoncteurs disparait disparu dispense disponibilite disponible disponibles dispose dispositif
  dispositifs distance distinguer distribution dit dites dividendes divorce document documents dois doit
  doivent domaine domotique donation donc donne donnee donnees donnent donner donnez dont dossier dossiers
  double douche doute downloading dpe drain drainage dressing droit droite droits du due dure duree eau eaux
  echappement echeance echeancier eclairage economie economique economiques ecran ecrire ecrit ecrite
  ecritures ecrivez efface effacement effectif effet efficace egout egouts elagage elaguer electricien
  electriciens electricite electrique electriques electronique electroniques elements eligibilite eligible
  elimine elle elles embauche embaucher embrayage emettre emise emission emmenage emmenager emploie
  employeur emporter en encastre encastrees encastres encore end endroit enduit energetique energie enfant
  enfants enfin engage engagement engagements engager engazonnement enlever enregistre enregistrement
  ensemble ensuite entier entiere entre entree entrepreneur entrepreneuse entreprise entreprises entretenir
  entretien environ envoie envoye envoyer envoyes epargne equipe equipes erreurs escalier escaliers espace
  espere esperer essence essuie est estimation estime estimer et etablie etablissement etage etagere
  etageres etaient etait etancheite etape etapes etat ete etend etendue etes etranger etre etroit eurl euro
  europeen europeenne euros eux evacuation evacuations evacuer evier evite exact exacte exactement examen
  exceptions excerpt exclut executer exemple exerce exercice exige exiger exigez exigible existe experimente
  experimentee expert experte expertise expiration expire explique expose extension exterieur exterieure
  extrait facade facades face facile facon facturation facture facturer factures faience faire fais faisons
  fait faitage faite faites faits famille faudrait fausse faut fauteuil faux fenetre fenetres fer feries
  ferme fermee fermer feuille fevrier fiable fibre fiche fiches fichier fichiers field figure figurent
  figurer fille filtre fin financable finance financement financer financiere finir finition finitions fioul
  fiscal fiscale fissure fissures fixe fixer fleurs fleuve flyer flyers foi fois fonce fonction fonctionne
  fonctionnent fond fondation fondations font fontaine format formation formations forme formulaire formule
  forte fosse fournir fournisseur fournisseurs fourniture fournitures frais francais francaise francenum
  franchise fraudes freelance frein freins frequentes frise froid froide frontiere fuient fuit fuite fuites
  fumee fusible fusibles fusion gagne gaine gaines gamme garage garagiste garantie garantit garde gardee
  gardez gauche gaz gazon gel general generale generales geometre gestion gestionnaire glace glaces gonfle
  goutte gouttiere gouttieres grand grande grandes grands grange granules graphique gratuit gratuite
  gratuitement gravats gravier greffe grele grenier grillage grince gris grise groupe groupes guide
  habitants habite habitons haie haies handicap hangar haut haute hauteur hebergement heritage hesite
  hesitons hetre heure heures hier hiver holding honnete horaires hors hotte hui huile humain humidite
  hybride hybrides hygrometrie ici idee idees identite il ile ils image images immatriculation immatriculee
  immeuble immobilier important importante importants imposable impose impossible impot impots incendie
  incitatif incline indemnisation independant independante indique individuel inferieur infiltration
  infiltrations information informations informer ingenieur inscription inscrit inscrites insert
  installation installe installer instruisent integree intellectuelle intelligence intercommunalite
  intercommunalites interdit interet interieur interieure interlocuteur international internet interphone
  interrupteur interrupteurs intervenir intervention interventions inventes inverse investissement
  investissements invitation ipn is isolant isolation isole isoler italienne j jamais janvier jardin
  jardinier je jeudi joint joints jour journee jours judiciaire juillet juin juridique juriste jusqu
  keywords kilometres kind known l la laine laisse lambris langues laquelle large largeur lasure laurier
  lavabo lave laver le leaves lecteur lecture legale legales legitime les lessiver lettre leur leurs liasse
  liberal liberale licences licenciement liees liege lien liens lieu ligne lignes lilloise limite limites
  linge lino linteau lire lisent lisez lisible lisibles liste lit litige litiges livraison livre local
  locale locataire location locaux logiciel logiciels logo loi loin long longere longue longueur lors lorsqu
  lorsque louer loyers lu lucarne lue lui lumiere lumieres lundi lustre lyonnaise m ma machine macon magasin
  mai main maintenance maintenant mairie mais maison mal malfacon malfacons management mandat mandataire
  maniere manque marche marchent marches mardi marge margelle mariage marketing marques mars marseillaise
  massif massifs mat mate materiaux materiel matin mauvais mauvaise me mecanicien meilleur meme memes
  mention mentions menuisier mer merci mercredi merite mes message messagerie messages mesure mesures met
  methode metier metiers metre metres metro metropole mettre meuble meubles mezzanine micro microentreprise
  midi mieux milieu minimis minute minutes mis mise mitigeur mitoyen mitoyenne mobile mobiles modele modeles
  moderne moderniser moins mois moisissure moisissures moitie moment mon monde montage montagne montant
  montants monter montrer moquette mortier mot moteur moteurs motif mots moulure moulures mousse mousses
  moyen moyenne moyens mur muret murs n name national nationale nature navigateur navigation ne necessaire
  necessaires neige nettoyage nettoyer neufs neuve neuves ni niveau noir noire nombre nombres nomme nommer
  noms non nord norme normes nos notaire notarial note notes notez notification notoriete notre noue noues
  nous nouveau nouvel novembre noyaux nuisance nuisances nul null numerique numeriques objet obligation
  obligations obligatoire obligatoires oblige obtenir octobre odeur oeuvre officiel officielle offre offres
  offrir olivier on onglet ont open operation opposer opposition or orage orages ordre organisation
  organiser organisme organismes origine ossature ou ouate oubli oublie ouest oui outil ouvert ouverte
  ouverture ouvertures ouvre ouvrez ouvrir pacte page pages paie paiement paillage palissade palmier panier
  panne panneaux pannes papier papiers par parait parce pare parfois parle parlent parler parpaing parquet
  part parterre particulier particuliere particuliers partie partiel partielle parties partir partout pas
  passe passee passent passeport passer pastel patrimoine patron pave paves pavillon payable payant paye
  payee payer payez pays paysagiste peindre peint peintre peinture pelouse penal pendant pense pension
  pensons pentes percer perd perdre performance pergola permet permettent permis personne personnelles
  personnes pertinence pese petit petite petites petits peu peuples peut peuvent peux phare phares phases
  phonique photo photographe photos photovoltaique phrase physique piece pieces piege pieges pierre pierres
  pin piscine placards place placement placements placo plafond plafonds plage plan plancher planifier plans
  plantation planter plat plate plateau plateforme plateformes platre platrier plein plinthe plinthes
  plomberie plombier plombiers pluie pluies plupart plus plusieurs plutot pneu pneus poele points politesse
  politique polystyrene pommier pompe poncage poncer pont population populations portail porte porter portes
  porteur porteurs porteuse portillon pose posent poser possible possibles postaux postes pot potager
  potentiellement pour pourquoi pourrait pourri pourrie pourriez pourtant poutre poutres pouvez pouvoir
  pouvons pratique pratiques prealable precise precisement precontractuelles prefere preference preferons
  prelevement premier premiere prend prendre preparation prepare preparer pres presente presentes presque
  pression prestataire prestation prestations pret prets preuve preuves prevoir prevoit prevu prevue prevues
  prevus prime primes principal principale printemps pris prise prises prive privee prix probleme proceder
  procedure procedures proces prochain prochaine prochains proche produit produite produits profession
  professionnel professionnelle professionnels programmateur programme projet projets prolonge promesse
  promesses propose proposer proposition propositions propre propres proprietaire propriete prospects
  protection proximite prudhommes pu public publicite publics publie publique publiques puis puisard puisqu
  pvc qu quai qualifie qualifiee qualifies qualite quand quart quartier quartiers que quel quelle quelles
  quelqu quelques query question questions qui quoi raccordement raccorder rachat radiateur radiateurs
  ragreage raison rambarde rampe rangement rangements rapide rapidement rapides rappel rappeler rappelez
  rappelle rappels rapporte rapprochement rarement rate ravalement rayure rayures realisation realisations
  realise realiser reception recevez recevoir recevrez recharge recherche recherches recherchons recoit
  recommandation recommande reconnait reconnaitre recontacter recours recouvre recto recu recue recueille
  recues recuperateur recuperation recupere recuperez reduit reellement refaire reference referencement
  referencer references refonte reforme refrigerateur refus refusee refuser regard regarde regardez regime
  region regions registre reglage reglages regle reglement reglements regles relation releve relevent relire
  relue remercie remercions remet remplace remplacement remplacer remplir remplit rend rendre rendu renoncer
  renouvellement renovation renovations renover rentable reparation reparer repeindre repond repondre
  reponse reponses reportage reprendre representative represente reprise reseau reseaux resend reservation
  reserve residence respectueusement responsable restaurant restauration reste restent resultat retard
  retention retenu retenue retirer retractation retraite return reunies reunir reunissent reunit revenir
  reviennent revision rez rien rive rives rj robinet robinets robinetterie robot rocade ronces roues rouge
  rouille rouillee roulant roulants rouleau route rule rupture s sa sabler saignee saignees sais saisie sait
  salaire salaires salarie salariee salaries salle salon salutations samedi sanctions sanibroyeur sanitaire
  sans sapin sarl sas sasu satellites satin satine sauf sauvegarde savoir savons says sci se second
  secondaire seconde secondes secourisme secret secteur secteurs securite sejour selon semaine semaines
  semis sending sens sent separation septembre septique sera serais serait serieuse serieux serre serrurier
  sert servent servi service services servir servitude ses seuil seuils seul seule seulement seuls si siege
  signale signaler signature signe signee signer signez signing silicone simple simulateur sinceres sinistre
  sinistres siphon siren site sites situation slug sociale sociales societe societes soi soigne soignee soir
  soit sol solaires solde solive solives sols somme sommes son sonnette sont sortes sortie soubassement
  souche souches souhaite souhaiterais souhaitez souhaitons soumis source sous soutenement souvent special
  speciale spots stationnement status statut statuts store stores strasbourgeois strategie string stuc
  studio subvention succession sud suffisent suffit suis suit suite suivante suivants suivent suivre sujet
  supplement support suppose sur surface surtout suspension suspensive syndic t ta tableau tache taches
  taille tailler tant tape tapisserie tapisseries tard tarif tarifs taupe taux taxe taxes te technique
  techniques telephonique telle tempete temps tenir tenons tenu tenue terme termine terminer terrain
  terrasse terre terreau territoire territoriales territory tes test testament tester texte textes thermique
  thermiques thermostat thuya thuyas tiede tient tiers title titre titulaire titulaires toile toilette
  toilettes toit toiture toitures tombe tombee tombent ton tondeuse tondre tonnelle tonte tot total totalite
  toujours tour tourne tous tout toute toutes traite traitement traiter traits tranchee transfert
  transformation transmet transmettre transmis transmise transmission travail travaille travaux tremble tres
  tresorerie tri tribunal tribunaux troisieme trompe trompeuse trop trou trouble trous trouve trouvee
  trouver trouvons tu tuile tuiles tutelle tuyau tuyaux tva type un une unique unknown updated urbanisme
  urgence urgent usage usages usee usees utile utiles utilise va vais vaisselle valable valeur vasque vaut
  vehicule veille velux vend vendeur vendez vendre vendredi vendu venir vent vente ventes ventilation
  veranda verification verifications verifie verifier verifiez vernir vernis verre vers verse versee version
  verso vert verte veut veux vidange vide video videos videosurveillance vieille viennent vient vieux
  vigilance vigueur villa village villageois ville villes virement vis vise visent visibilite visible visite
  visiteur visiteurs visuelle vite vitesse vitesses vitrage vitree vitrier vitrifier vitrine vmc void voir
  voisin voisinage voisine voisines voisins voiture volet volets vos votre voudrais voudrions voulez voulons
  vous voyez vraie vraiment vue wc week wifi y zinc zone zones
  `
    .trim()
    .split(/\s+/),
)
