/** What an answer by mail goes on with. */
export type MailThread =
  /** The thread between a client and the team. */
  | { kind: 'dossier'; dossier: string }
  /** What owner and team say of a place of a site. */
  | { kind: 'comment'; site: string; number: number }
  /** A site that was shown again, closed, or led elsewhere: what its owner says is of the whole of it. */
  | { kind: 'site'; site: string }
  /** What a visitor asked of a firm: its owner answers him. */
  | { kind: 'request'; site: string; number: number }

export type MailThreadKind = MailThread['kind']
