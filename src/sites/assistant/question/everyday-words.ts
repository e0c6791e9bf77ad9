/**
 * Words that are one slip from one of ours and are no slip, without accents: « femme » is no « ferme », « plaques » no « Pâques ».
 * Found by comparing `RULE_WORDS` with a dictionary of French; what nobody would ask a firm was left out.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  adresser agresse brais canne carie carne carpe cartel carter chute chuter clarte combine comte cones conte contes
  coude courte couture couve couvert couverte couverts couvrez croute cuite devie devin devise deviser divis doute
  douter dresse dresser ecoute ecouter enfer espace espaces espece faite feerie femme femmes ferais ferez feriez ferre
  ferree firme firmes forme formes formez fraise frite genez germe germes gouter hardi hetre hetres heurts honoraire
  joute laque laques latin levrier lirez livre livrer livres livret longes machin machins malin manne marin matine
  matinee menez mutin nuite opaque opaques pager panee panna panse paquet paquets parement parer parte parues pavement
  paver payeur penne pinne pique piques plaque plaques poques preserver rabot rabots replacez rompez satin serie
  series songes soute suite suites tanne tardif tarir tarte tenez terme termes theque vanne vivement vivrez voute
  vrais
  `
    .trim()
    .split(/\s+/),
)
