import { frenchSpaces } from '~/domain/text/french-spaces'
import { useSite } from '~/web/site'
import { Box, Facts } from './box'

/** Who publishes the site. */
export function Publisher() {
  const {
    brand,
    legal_name,
    legal_form,
    capital,
    address,
    siret,
    siren,
    rcs_city,
    vat_number,
    publication_director,
  } = useSite()
  return (
    <Box id="editeur" title="Éditeur">
      <Facts
        facts={[
          ['Site', brand],
          ['Dénomination', legal_name],
          ['Forme et capital', `${legal_form} au capital de ${frenchSpaces(capital)}`],
          ['Siège social', `${address.street}, ${address.postal_code} ${address.city}`],
          ['Immatriculation', `RCS ${rcs_city} ${inGroups(siren)}`],
          ['SIRET', inGroups(siret)],
          ['TVA intracommunautaire', vat_number],
          ['Directeur de la publication', publication_director],
        ]}
      />
    </Box>
  )
}

/** How to reach us. */
export function Contact() {
  const { telephone, email } = useSite()
  return (
    <Box id="contact" title="Contact">
      <Facts
        facts={[
          [
            'Téléphone',
            <a key="tel" href={`tel:${telephone.replace(/\s/g, '')}`}>
              {telephone}
            </a>,
          ],
          [
            'E-mail',
            <a key="mail" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
        ]}
      />
    </Box>
  )
}

/** Who keeps the machines. */
export function Hosting() {
  const { host } = useSite()
  return (
    <Box id="hebergement" title="Hébergement">
      <Facts
        facts={[
          ['Hébergeur', host.name],
          ['Adresse', host.address],
          ['Téléphone', host.telephone],
        ]}
      />
    </Box>
  )
}

/** 732829320 → « 732 829 320 », 73282932000074 → « 732 829 320 00074 ». */
function inGroups(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, '$1\u00a0$2\u00a0$3\u00a0$4').trim()
}
