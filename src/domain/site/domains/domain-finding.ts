/** What is to be mended of a domain, as it was last seen. */
export type DomainFinding =
  | { kind: 'no-name'; host: string }
  | { kind: 'no-address'; host: string }
  | { kind: 'other-address'; host: string; type: 'A' | 'AAAA'; values: string[] }
  /** A CNAME that leads elsewhere. */
  | { kind: 'alias'; host: string; target: string }
  | { kind: 'no-proof'; host: string }
  /** That of another claim. */
  | { kind: 'other-proof'; host: string }
  /** Resolvers that do not say the same. */
  | { kind: 'spreading'; host: string }
  /** CAA leaves our authority out. */
  | { kind: 'authority'; host: string; issuers: string[]; wanted: string }
  | { kind: 'failed'; host: string; why: 'servfail' | 'timeout' }

/** What is wrong, in one French sentence. */
export function findingSentence(finding: DomainFinding): string {
  const { host } = finding
  switch (finding.kind) {
    case 'no-name':
      return `Le nom ${host} n’existe pas encore\u00a0: ajoutez l’enregistrement montré ici chez votre bureau d’enregistrement, ou vérifiez son orthographe.`
    case 'no-address':
      return `${host} n’a pas encore d’adresse\u00a0: ajoutez-lui l’enregistrement montré ici.`
    case 'other-address':
      return finding.type === 'A'
        ? `Le A de ${host} pointe encore vers ${listed(finding.values)}\u00a0: mettez à la place l’adresse montrée ici.`
        : `Le AAAA de ${host} mène ailleurs, vers ${listed(finding.values)}\u00a0: retirez-le, ou remplacez-le.`
    case 'alias':
      return `${host} est un alias (CNAME) de ${finding.target}, qui mène ailleurs\u00a0: remplacez-le par les adresses montrées ici.`
    case 'no-proof':
      return `Le TXT ${host} manque encore\u00a0: il prouve que le nom est à vous.`
    case 'other-proof':
      return `Le TXT ${host} porte une autre valeur que celle montrée ici\u00a0: remplacez-la.`
    case 'spreading':
      return `Le changement de ${host} se propage\u00a0: tous les serveurs ne le voient pas encore. Il n’y a rien à faire qu’attendre.`
    case 'authority':
      return finding.issuers.length > 0
        ? `Le CAA de ${host} ne permet de certificat qu’à ${listed(finding.issuers)}\u00a0: ajoutez-y ${finding.wanted}.`
        : `Le CAA de ${host} interdit tout certificat\u00a0: ajoutez-y ${finding.wanted}.`
    case 'failed':
      return finding.why === 'servfail'
        ? `Les serveurs de noms de ${host} répondent par une erreur\u00a0: prévenez votre bureau d’enregistrement si cela dure.`
        : `Les serveurs de noms de ${host} ne répondent pas\u00a0: nous réessayons.`
  }
}

const listed = (values: readonly string[]) => values.join(' et ')
