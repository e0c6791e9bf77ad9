/**
 * Words that are one slip from one of ours and are no slip, without accents: « femme » is no « ferme », « plaques » no « Pâques ».
 * Found by comparing `RULE_WORDS` with a dictionary of French; what nobody would ask a firm was left out.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  agresse brais canne carne carpe cartel clarte conte contes cones couvert couverts couverte courte couture couve
  croute cuite devie devin devise deviser divis doute douter dresse dresser ecoute ecouter enfer espace espaces
  faite femme femmes feerie ferez ferre ferree firme firmes forme formes formez fraise frite genez germe germes gouter hardi
  heurts hetre hetres honoraire joute laque laques latin levrier lirez livre livres livret livrer longes machin machins
  malin manne matine matinee menez mutin nuite opaque pager panna panse paquet paquets parement parer parte parues
  pavement paver payeur penne pique piques pinne plaque plaques poques preserver rabot rabots replacez rompez satin serie
  series songes soute suite suites tanne tarir tarte tardif tenez terme termes theque vanne vivement voute vrais
  `
    .trim()
    .split(/\s+/),
)
