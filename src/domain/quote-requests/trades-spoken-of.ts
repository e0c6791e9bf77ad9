import { plain } from '../reading/plain-words'
import { WANTED_TRADE_NAMES, type WantedTrade } from './wanted-trade'

/** Beginnings of words that speak of a professional, in capitals without accents as `plain` writes them. */
const STEMS: Record<WantedTrade, string> = {
  plumber: 'PLOMB CHAUFF CHAUDIERE FUITE ROBINET SANITAIRE DOUCHE EVIER RADIATEUR',
  electrician: 'ELECTRI TABLEAU PRISE DISJONCT LUMINAIRE ECLAIR BORNE DOMOTIQUE',
  joiner: 'MENUIS CHARPENT PORTE FENETRE VOLET PARQUET PLACARD ESCALIER BOIS',
  mason: 'MACON BETON DALLE FONDATION MUR CLOTURE TERRASSE EXTENSION FACADE',
  roofer: 'TOIT COUVR TUILE ARDOISE GOUTTIERE ZING CHEMINEE ETANCHE',
  painter: 'PEINT PAPIER ENDUIT RAVALEMENT DECOR PLATR PLAFOND',
  gardener: 'JARDIN PAYSAG HAIE PELOUSE ELAG ARBRE TONTE ARROSAGE',
  mechanic: 'GARAGE VOITURE MOTEUR CARROSS FREIN PNEU VIDANGE EMBRAYAGE',
  accountant: 'COMPTAB BILAN PAIE FISCAL TVA DECLARATION SOCIETE ENTREPRISE',
  lawyer: 'AVOCAT JURI CONTRAT LITIGE DIVORCE SUCCESSION TRIBUNAL BAIL',
  consultant: 'CONSEIL FORM COACH AUDIT STRATEGIE ACCOMPAGN',
  web: 'SITE LOGO INTERNET REFERENCEMENT COMMUNICATION GRAPHI APPLICATION',
  other: '',
  'luxury-real-estate': 'IMMOBILI VILLA PROPRIETE MANDAT',
  finance: 'FINANC PATRIMOINE PLACEMENT CREDIT PRET ASSURANCE RETRAITE EPARGNE',
  'premium-construction': 'ARCHITECT CONSTRU PISCINE VILLA',
  'specialised-services': 'EXPERTISE BREVET INGENIER FUSION CYBER CERTIFICATION TRADUCTION',
}

/** Which professionals the words of a text speak of. */
export function tradesSpokenOf(text: string): WantedTrade[] {
  const words = plain(text).split(/[^A-Z]+/)
  const stemsOf = (name: WantedTrade) => STEMS[name].split(' ').filter(Boolean)
  return WANTED_TRADE_NAMES.filter(name =>
    stemsOf(name).some(stem => words.some(word => word.startsWith(stem))),
  )
}
