import type { SilenceReason, SourceFinding, SourceOrigin } from './aid-source'

export const originWords: Record<SourceOrigin, string> = {
  page: 'page de l’organisme',
  register: 'répertoire aides-entreprises.fr',
}

export const findingWords: Record<SourceFinding, string> = {
  changed: 'Le texte a changé',
  moved: 'La page a une autre adresse',
  vanished: 'La page a disparu',
  silent: 'La page ne répond plus',
}

/** What is to be done about it. */
export const findingHelp: Record<SourceFinding, string> = {
  changed:
    'Comparez les deux textes. Si l’aide elle-même a changé, corrigez d’abord la fiche, puis dites que vous avez lu la page.',
  moved:
    'L’adresse connue mène maintenant ailleurs. Vérifiez qu’il s’agit de la même aide\u00a0: votre lecture retient la nouvelle adresse.',
  vanished:
    'Cherchez la nouvelle page de l’aide et changez sa source, ou fermez l’aide. Dire que vous l’avez vu ne change pas sa date de lecture.',
  silent:
    'Ouvrez la page vous-même. Si elle s’affiche, relisez l’aide et confirmez-la dans la liste\u00a0; dire que vous l’avez vu ne change pas sa date de lecture.',
}

export const reasonWords: Record<SilenceReason, string> = {
  unreachable: 'le serveur ne se laisse pas joindre',
  'too-slow': 'pas de réponse complète en 20 secondes',
  refused: 'le serveur refuse notre lecture',
  failing: 'le serveur est en panne',
  private: 'l’adresse mène dans un réseau privé',
  'too-long': 'la page dépasse 1,5 Mo',
  'no-text': 'la page ne donne pas son texte sans navigateur',
  'turns-in-circles': 'la page renvoie sans fin d’une adresse à l’autre',
}

/** What one click of the team says. */
export const readingWords = (finding: SourceFinding) =>
  finding === 'vanished' || finding === 'silent' ? 'C’est vu' : 'J’ai lu les deux textes'
