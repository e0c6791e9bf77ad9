/** A business that registers, with every field filled in. */
export const registration = {
  company_name: 'Atelier Ngoma & Fils',
  registration_number: 'SN-DKR-2020-B-123',
  manager_name: 'Awa Ndiaye',
  country: 'Sénégal',
  email: 'awa@ngoma.example',
  phone: '+221 77 123 45 67',
  message: 'Menuiserie à Dakar.\nNous cherchons des devis.',
}
