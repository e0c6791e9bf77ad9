import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import { counted } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the agency that sealed papers or their journals are not as they were written. */
export function AgencyPapersFlawed(props: { count: number; flaws: PaperFlaw[]; link: string }) {
  const { count, flaws, link } = props
  return (
    <Layout
      title="Des pièces scellées sont à vérifier"
      preview={`La relecture de la nuit a trouvé ${counted(count, 'écart')}.`}
    >
      <Paragraph>
        La relecture de la nuit a comparé les factures, les avoirs, leurs journaux et les pièces reçues avec
        ce qui avait été enregistré. Rien n’a été modifié&#8239;; voici ce qui ne correspond plus&nbsp;:
      </Paragraph>
      {flaws.map(wordsOf).map(words => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Paragraph>
        La commande «&nbsp;npm run check-papers&nbsp;» donne la liste complète. Gardez la dernière sauvegarde
        saine à l’abri avant toute réparation.
      </Paragraph>
      <ActionLink href={link}>Ouvrir l’administration</ActionLink>
    </Layout>
  )
}

const papers: Record<(PaperFlaw & { about: 'paper' })['reason'], string> = {
  unnamed: 'aucun fichier ne lui est rattaché',
  'other-bytes': 'le fichier n’est plus celui qui a été scellé',
  'broken-seal': 'le sceau est rompu',
  'not-sealed': 'le fichier ne porte pas notre sceau',
  'not-in-journal': 'le journal ne l’a pas vue émise ainsi',
  deleted: 'le journal l’a vue émise et elle n’est plus au registre',
  'missing-number': 'ce numéro n’est à aucune pièce',
  'out-of-order': 'elle est antérieure à celle du numéro précédent',
  'other-stamp': 'son horodatage a été retiré ou remplacé',
  'other-file': 'le registre ne désigne plus le fichier qu’un relevé scellé avait vu',
  lowered: 'le compteur de cette série est plus bas que dans un relevé scellé',
  'without-debtor': 'personne ne la doit plus, et aucun avoir ne l’annule',
  'other-facts': 'le registre ne dit pas la même chose que le fichier scellé',
  unreadable: 'le fichier manque ou ne peut plus être lu',
}

const journals: Record<(PaperFlaw & { about: 'journal' })['reason'], string> = {
  cut: 'la fin du journal a été coupée',
  rewritten: 'ce journal a été réécrit depuis un relevé scellé',
  missing: 'une ligne manque',
  'not-after-the-one-before': 'la ligne ne suit pas la précédente',
  changed: 'la ligne a été modifiée',
  'personal-data-changed': 'les données personnelles de la ligne ont été modifiées',
}

const statements: Record<(PaperFlaw & { about: 'statement' })['reason'], string> = {
  missing: 'il a disparu',
  unreadable: 'le fichier manque ou ne peut plus être lu',
  'not-sealed': 'il n’est plus celui qui a été scellé',
  'not-after-the-one-before': 'il ne suit pas le relevé précédent',
}

const pieces: Record<(PaperFlaw & { about: 'piece' })['reason'], string> = {
  'other-bytes': 'le fichier n’est plus celui qui a été reçu',
  unreadable: 'le fichier manque ou ne peut plus être lu',
}

const deliveries: Record<(PaperFlaw & { about: 'delivery' })['reason'], string> = {
  ...{ 'other-bytes': papers['other-bytes'], 'broken-seal': papers['broken-seal'] },
  ...{ 'not-sealed': papers['not-sealed'], unreadable: papers.unreadable },
  'not-in-journal': 'le journal ne l’a pas vu scellé ainsi',
  deleted: 'le journal l’a vu scellé et il n’est plus au registre',
}

const ledger: Record<(PaperFlaw & { about: 'ledger' })['reason'], (name: string) => string> = {
  balance: name => `Compte client ${name}\u00a0: son solde n’est pas la somme de ses écritures.`,
  movement: name => `Mouvement ${name} de l’offre de contacts\u00a0: ses écritures ne s’équilibrent pas.`,
  paper: name => `${name}\u00a0: ses montants ne sont pas ceux des mouvements qu’elle porte.`,
}

function wordsOf(flaw: PaperFlaw): string {
  if (flaw.about === 'ledger') return ledger[flaw.reason](flaw.name)
  if (flaw.about === 'piece')
    return `Dossier ${flaw.dossier}, ${DOCUMENT_LABELS[flaw.piece]}\u00a0: ${pieces[flaw.reason]}.`
  if (flaw.about === 'delivery')
    return `Procès-verbal de livraison, ${flaw.invoice}\u00a0: ${deliveries[flaw.reason]}.`
  if (flaw.about === 'statement')
    return `Relevé scellé n°\u00a0${flaw.rank}\u00a0: ${statements[flaw.reason]}.`
  if (flaw.about === 'administration')
    return `Journal de l’administration, ligne ${flaw.rank}\u00a0: ${journals[flaw.reason]}.`
  return flaw.about === 'paper'
    ? `${flaw.number}\u00a0: ${papers[flaw.reason]}.`
    : `Journal du dossier ${flaw.dossier}, ligne ${flaw.rank}\u00a0: ${journals[flaw.reason]}.`
}
