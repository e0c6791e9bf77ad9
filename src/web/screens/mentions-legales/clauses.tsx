import { useSite } from '~/web/site'
import { Box } from './box'

/** Intellectual property. */
export function Property() {
  const { legal_name } = useSite()
  return (
    <Box id="propriete" title="Propriété intellectuelle">
      <p>
        Les textes, dessins, logos et programmes de ce site appartiennent à {legal_name} ou à leurs auteurs.
        Toute reproduction, même partielle, demande une autorisation écrite, sauf les exceptions prévues par
        la loi.
      </p>
      <p>
        France Num et Bpifrance sont cités pour désigner les organismes concernés&nbsp;: leurs noms
        appartiennent à leurs titulaires, avec lesquels ce site n’a aucun lien.
      </p>
    </Box>
  )
}

/** What the specification asks of the notice: the retention, 12 months unless the setting says otherwise, rights, the DPO. */
export function DataProtection({ months }: { months: number }) {
  const { legal_name, dpo } = useSite()
  return (
    <Box id="donnees" title="Protection des données">
      <p>
        {legal_name} traite les données des dossiers pour préparer et transmettre les demandes d’aide. Elles
        sont conservées <strong>{months} mois</strong> après la dernière activité, puis effacées. Les factures
        sont conservées 10 ans, comme la loi l’exige.
      </p>
      <p>
        Vous disposez des droits d’accès, de rectification, d’effacement, de portabilité, de limitation et
        d’opposition. Délégué à la protection des données&nbsp;: {dpo.name},{' '}
        <a href={`mailto:${dpo.email}`}>{dpo.email}</a>. Vous pouvez aussi saisir la{' '}
        <a href="https://www.cnil.fr/" rel="noopener">
          CNIL
        </a>
        .
      </p>
      <p>
        Le détail est dans la <a href="/confidentialite">politique de confidentialité</a>.
      </p>
    </Box>
  )
}

/** Technical cookies only: hence no banner. */
export function Cookies() {
  return (
    <Box id="cookies" title="Cookies">
      <p>
        Ce site n’utilise que des cookies techniques, nécessaires à son fonctionnement. Il n’y a ni publicité,
        ni suivi, et les pages vues se comptent sans cookie&nbsp;: aucun consentement n’est donc demandé.
      </p>
    </Box>
  )
}

/** Applicable law, and the texts that complete the notice. */
export function Law() {
  return (
    <Box id="droit" title="Droit applicable">
      <p>
        Ce site et son utilisation sont soumis au droit français. À défaut d’accord amiable, les tribunaux
        français sont compétents.
      </p>
      <p>Textes qui complètent ces mentions&nbsp;:</p>
      <ul>
        <li>
          <a href="/conditions-generales">Conditions générales de vente</a>
        </li>
        <li>
          <a href="/mandat">Mandat de gestion du dossier d’aide</a>
        </li>
        <li>
          <a href="/confidentialite">Politique de confidentialité</a>
        </li>
        <li>
          <a href="/accessibilite">Déclaration d’accessibilité</a>
        </li>
        <li>
          <a href="/conditions-leads">Conditions de l’offre de contacts</a>
        </li>
      </ul>
    </Box>
  )
}
