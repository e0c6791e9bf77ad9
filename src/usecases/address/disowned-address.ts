import type { Dossier } from '~/store/dossiers/dossiers'
import { tokenHash } from '../ground/secret-token'

type Known = Pick<Dossier, 'id' | 'disowned_hashes'>

/** Whether somebody at that address said « Ce n’est pas moi » of this dossier. */
export const isDisowned = (dossier: Known, email: string): boolean =>
  dossier.disowned_hashes.includes(hashOf(dossier, email))

/** The digests with that address among them: it hears nothing more of this dossier, whatever is typed later. */
export const disowning = (dossier: Known, email: string): string[] => [
  ...owning(dossier, email),
  hashOf(dossier, email),
]

/** The digests without it: who reads that mailbox thought again, and proved it. */
export const owning = (dossier: Known, email: string): string[] =>
  dossier.disowned_hashes.filter(hash => hash !== hashOf(dossier, email))

/** Salted with the dossier's id, which is random and goes with it. */
const hashOf = ({ id }: Known, email: string) => tokenHash(`disowned:${id}:${email.trim().toLowerCase()}`)
