/** What only an English question holds; « the » and « pain » are French words too. */
const ENGLISH =
  /\b(is the|are the|are you|do (you|u)|can i|can we|can you|how much|(what|which) time|where (are|is)|is it|opening (hours|times)|i (would|need|want|d)|when (are|do|is)|what (are|is)|(is|are) there|there (is|s)|my|i (smell|have|am|m|can t)|speak english|open (now|today|tomorrow|late|on)|near me|are (dogs|pets|kids|children)|kill myself|chest pain|help me)\b/

/** What visitors from abroad ask most, as the rules know it; the rest of the words stays, since a dish keeps its name. */
const IN_FRENCH: readonly [RegExp, string][] = [
  [/\bsmell (of |like )?gas\b|\bgas (smell|leak)\b/g, 'odeur de gaz'],
  [/\b(there (is|s) a fire|on fire)\b/g, 'pris feu'],
  [/\bchest pain\b/g, 'poitrine'],
  [/\bcan t breathe\b/g, 'ne respire plus'],
  [/\b(want to die|kill myself)\b/g, 'envie de mourir'],
  [/\bemergency\b/g, 'urgence'],
  [/\bleak(s|ing)?\b/g, 'j ai une fuite d eau'],
  [/\bgluten[ -]free\b/g, 'sans gluten'],
  [/\ballerg(y|ies|ic)\b/g, 'allergie'],
  [/\bvegetarian\b/g, 'vegetarien'],
  [/\bwheelchair( access(ible)?)?\b/g, 'accessible'],
  [/\b(dogs?|pets?)\b/g, 'chiens'],
  [/\b(kids?|children)\b/g, 'enfants'],
  [/\bspeak english\b/g, 'parlez anglais'],
  [/\bfree\b/g, 'gratuit'],
  [/\bquotes?\b/g, 'devis'],
  [/\bwhat time (do|does|are) .{0,8}clos(e|ing|ed?)\b/g, 'a quel heure fermez vous'],
  [/\b(what time|when) (do|does|are|is) .{0,8}open\b|\bopening (hours|times)\b/g, 'horaires'],
  [/\bhow much (is|are|does|do|for)?\b/g, 'combien coute '],
  [/\bprices?\b/g, 'prix'],
  [/\bwhere (are|is) (you|it|the [a-z]+)\b|\baddress\b/g, 'ou etes vous'],
  [/\b(tele)?phone( number)?\b/g, 'numero de telephone'],
  [/\b(book|reserve) (a|an|one)? ?(table|appointment)?\b|\bbooking\b/g, 'reserver une table '],
  [/\b(take|accept) (credit |bank |debit )?cards?\b/g, 'prenez la carte bancaire'],
  [/\b(pay|paying) (by|with)( a| the)?( credit)? cards?\b|\bcredit cards?\b/g, 'payer par carte bancaire'],
  [/\bcash\b/g, 'paiement en especes'],
  [/\b(to|i|we) order\b/g, 'je voudrais commander'],
  [/\b(hair)?cuts?\b/g, 'coupe'],
  [/\bwom[ae]n( s)?\b/g, 'femme'],
  [/\bm[ae]n( s)?\b/g, 'homme'],
  [/\bhair\b/g, 'cheveux'],
  [/\bbreakfast\b/g, 'petit dejeuner'],
  [/\bincluded\b/g, 'compris'],
  [/\b(double |single |family )?rooms? (?=for\b)/g, 'chambre libre '],
  [/\brooms?\b/g, 'chambre'],
  [/\b(per|a|by) night\b/g, 'la nuit'],
  [/\bcheck(ing)?[ -]?in\b/g, 'arrivee'],
  [/\bcheck(ing)?[ -]?out\b/g, 'depart'],
  [/\bterrace\b/g, 'terrasse'],
  [/\bairport\b/g, 'aeroport'],
  [/\b(train|railway) station\b/g, 'gare'],
  [/\bflowers?\b/g, 'fleurs'],
  [/\b(can|could) you come\b/g, 'pouvez vous venir'],
  [/\bbreads?\b/g, 'pain'],
  [/\bcakes?\b/g, 'gateau'],
  [/\bdeliver(y|ies)?\b/g, 'livrez'],
  [/\bopen\b/g, 'ouvert'],
  [/\bclosed?\b/g, 'ferme'],
  [/\btoday\b/g, 'aujourdhui'],
  [/\btomorrow\b/g, 'demain'],
  [/\btonight\b/g, 'ce soir'],
  [/\bnow\b/g, 'maintenant'],
  [/\bmondays?\b/g, 'lundi'],
  [/\btuesdays?\b/g, 'mardi'],
  [/\bwednesdays?\b/g, 'mercredi'],
  [/\bthursdays?\b/g, 'jeudi'],
  [/\bfridays?\b/g, 'vendredi'],
  [/\bsaturdays?\b/g, 'samedi'],
  [/\bsundays?\b/g, 'dimanche'],
  [/\bchristmas( day)?\b/g, 'noel'],
  [/\beaster\b/g, 'paques'],
  [
    /\b(the|an?|my|there|any|allowed|of|your|do|does|you|are|is|it|on|for|i|we|can|in|and|please|this|with|at|have|take|got|to|from|near me)\b/g,
    ' ',
  ],
]

/** A question in English, in the words that the rules read; any other as it is. @param text as `readable` makes it */
export function inFrench(text: string): string {
  if (!ENGLISH.test(text)) return text
  return IN_FRENCH.reduce((said, [english, french]) => said.replace(english, french), text)
    .replace(/\s+/g, ' ')
    .trim()
}
